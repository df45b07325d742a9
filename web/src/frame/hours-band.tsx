import { Icon } from '@tafelrunde/stage';
import type { CSSProperties } from 'react';
import './hours-band.css';

/** The day as a band: dark between these hours. */
export function HoursBand({ from, to }: { readonly from: number; readonly to: number }) {
  const dark =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, 24],
        ];
  const light = from < to ? (from >= 24 - to ? from / 2 : (to + 24) / 2) : (from + to) / 2;
  const moon = from < to ? (from + to) / 2 : to >= 24 - from ? to / 2 : (from + 24) / 2;
  const at = (hour: number) => ({ '--x': hour / 24 }) as CSSProperties;
  return (
    <div aria-hidden="true">
      <div className="hours">
        {dark.map(([begin = 0, end = 0]) => (
          <i key={begin} style={{ '--a': begin / 24, '--b': end / 24 } as CSSProperties} />
        ))}
        <span className="hours__moon" style={at(moon)}>
          <Icon name="moon" />
        </span>
        <span className="hours__sun" style={at(light)}>
          <Icon name="sun" />
        </span>
      </div>
      <div className="hours__scale">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
