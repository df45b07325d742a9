import type { Delay } from '@tafelrunde/protocol';
import { Select } from '@tafelrunde/stage';
import { useTexts } from '../texts/index.ts';

const MINUTE = 60_000;
const none = 'none';

/** What a table offers, by how it is written in the list. */
const delays: Readonly<Record<string, Delay>> = {
  moves5: { by: 'moves', moves: 5 },
  moves20: { by: 'moves', moves: 20 },
  minutes3: { by: 'time', ms: 3 * MINUTE },
  minutes10: { by: 'time', ms: 10 * MINUTE },
};

const same = (one: Delay | undefined, other: Delay | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How far behind those are who look on. */
export function DelayChoice({
  delay,
  onChange,
}: {
  readonly delay: Delay | undefined;
  readonly onChange: (delay: Delay | undefined) => void;
}) {
  const t = useTexts();
  const value = Object.keys(delays).find((key) => same(delays[key], delay)) ?? none;
  return (
    <div className="switch opt">
      <span>
        {t.delay.label}
        <small>{t.delay.hint}</small>
      </span>
      <Select
        label={t.delay.label}
        value={value}
        choices={[
          { value: none, label: t.delay.none },
          ...Object.entries(delays).map(([key, each]) => ({ value: key, label: t.delay.behind(each) })),
        ]}
        onChange={(key) => onChange(delays[key])}
      />
    </div>
  );
}
