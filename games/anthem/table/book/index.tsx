import { type BookPictures, classes } from '@tafelrunde/stage';
import { END, START } from '../../cards.ts';
import { closing } from '../../examples.ts';
import { ways } from '../../row.ts';
import { Card } from '../Card.tsx';
import './book.css';

/** The row with the drawn card on one of its spaces, and whether it can still be full. */
function RowWith({ space }: { readonly space: number }) {
  const row = closing.row.map((card, i) => (i + 1 === space ? closing.drawn : card));
  const open = ways(row, 0, row.length) > 0;
  return (
    <div className={classes('ant-bookrow', !open && 'is-closed')}>
      <span className="ant-bookrow__mark">{open ? '✓' : '✗'}</span>
      <Card face={START} />
      {row.map((card, i) => {
        const beside = !open && i === space - 2;
        if (card === 0) return <i key={i} className={classes('ant-bookrow__space', beside && 'is-lost')} />;
        return <Card key={i} face={card} className={classes(i + 1 === space && 'is-drawn')} />;
      })}
      <Card face={END} />
    </div>
  );
}

function Closing() {
  return (
    <div className="ant-bookrows">
      <RowWith space={closing.leavesOpen} />
      <RowWith space={closing.closes} />
    </div>
  );
}

const pictures: BookPictures = { closing: Closing };

export default pictures;
