import { type Circle, circlePath, type Companion } from '@tafelrunde/protocol';
import { Button, Icon, Shield } from '@tafelrunde/stage';
import { useEffect, useId, useState } from 'react';
import { json } from '../api.ts';
import { toast, toastFault } from '../frame/toasts.tsx';
import { useLanguage } from '../texts/index.ts';
import { circleWords } from './words.ts';
import './circle.css';

/** So many are shown before one asks for more. */
const FIRST = 5;

/** People one has played with, each asked to this table by one tap. */
export function CircleAtTable({ table }: { readonly table: string }) {
  const w = circleWords[useLanguage()];
  const id = useId();
  const [people, setPeople] = useState<readonly Companion[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    let gone = false;
    json<Circle>(`${circlePath}?${new URLSearchParams({ table })}`).then(
      (circle) => !gone && setPeople(circle.people),
      () => undefined, // the link is there as well
    );
    return () => {
      gone = true;
    };
  }, [table]);
  const invite = async ({ handle, name }: Companion) => {
    try {
      setPeople((await json<Circle>(`/api/tables/${table}/invite`, { handle })).people);
      toast({ tone: 'good', title: w.done(name) });
    } catch (refused) {
      toastFault(refused);
    }
  };
  if (people.length === 0) return null;
  const shown = all ? people : people.slice(0, FIRST);
  return (
    <div className="circle">
      <h3 id={id}>{w.title}</h3>
      <ul aria-labelledby={id}>
        {shown.map((each) => (
          <li key={each.handle}>
            <Shield seat={each.crest} name={each.name} />
            <b>{each.name}</b>
            {each.invited === true ? (
              <span className="circle__done">
                <Icon name="check" />
                {w.invited}
              </span>
            ) : (
              <Button aria-label={w.invite(each.name)} onClick={() => void invite(each)}>
                {w.short}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {w.more(people.length - shown.length)}
        </button>
      )}
      <p className="muted small">{w.hint}</p>
    </div>
  );
}
