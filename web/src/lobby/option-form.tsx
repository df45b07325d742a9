import type { GameBrief, OptionSpec, OptionValue } from '@tafelrunde/kernel';
import { Icon, Select, Stepper, Switch } from '@tafelrunde/stage';
import { useGameTexts } from '../games.ts';
import { useTexts } from '../texts/index.ts';
import { ContentField } from './content-field.tsx';
import { inForm } from './draft.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Steps of a number: whole tens where the range is wide, and "off" below the least. */
function steps(spec: Extract<OptionSpec, { kind: 'number' }>): readonly number[] {
  const by = spec.max - spec.min > 30 ? 10 : 1;
  const numbers: number[] = spec.off === true ? [0] : [];
  for (let n = spec.min; n <= spec.max; n += by) numbers.push(n);
  return numbers;
}

function Field({
  spec,
  module,
  value,
  set,
}: {
  readonly spec: OptionSpec;
  readonly module: GameBrief;
  readonly value: OptionValue;
  readonly set: (value: OptionValue) => void;
}) {
  const t = useTexts();
  const text = useGameTexts(module).option(spec.key);
  const label = (
    <>
      {text.label}
      {spec.house === true && <span className="house">{t.newTable.house}</span>}
    </>
  );
  if (spec.kind === 'switch') return <Switch label={label} hint={text.hint} checked={value === true} onChange={set} />;
  const words = (
    <span>
      {label}
      {text.hint !== undefined && <small>{text.hint}</small>}
    </span>
  );
  if (spec.kind === 'content') return <ContentField spec={spec} module={module} value={value} words={words} set={set} />;
  if (spec.kind === 'choice') {
    const listed = spec.offered ?? spec.values;
    return (
      <div className="switch opt">
        {words}
        <Select
          label={text.label}
          value={value}
          choices={[...listed, ...(listed.includes(value) ? [] : [value])].map((each) => ({ value: each, label: text.value(each) }))}
          onChange={set}
        />
      </div>
    );
  }
  if (spec.kind === 'text') return null; // not in the form
  const numbers = steps(spec);
  const place = numbers.findIndex((n) => n === value);
  return (
    <div className="switch opt">
      {words}
      <Stepper
        label={text.label}
        fewer={t.newTable.less(text.label)}
        more={t.newTable.moreOf(text.label)}
        value={Math.max(0, place)}
        min={0}
        max={numbers.length - 1}
        shown={value === 0 && spec.off === true ? t.newTable.off : text.value(value)}
        onChange={(next) => set(numbers[next] ?? spec.default)}
      />
    </div>
  );
}

/** The form of a game's options, made from its own list. Folded away: most people change nothing. */
export function OptionForm({
  module,
  options,
  usual,
  open = false,
  onChange,
}: {
  readonly module: GameBrief;
  readonly options: Options;
  /** What nobody has changed. */
  readonly usual: Options;
  readonly open?: boolean;
  readonly onChange: (options: Options) => void;
}) {
  const t = useTexts();
  const specs = module.game.meta.options.filter(inForm);
  if (specs.length === 0) return null;
  const changed = specs.filter(({ key }) => options[key] !== usual[key]).length;
  return (
    <details className="group span optsbox" open={open}>
      <summary className="legend">
        <span>{t.newTable.options}</span>
        <span className="muted optsbox__sum">{changed === 0 ? t.newTable.standard : t.newTable.changed(changed)}</span>
        <Icon name="down" />
      </summary>
      <div className="opts">
        {specs.map((spec) => (
          <Field
            key={spec.key}
            spec={spec}
            module={module}
            value={options[spec.key] ?? spec.default}
            set={(value) => onChange({ ...options, [spec.key]: value })}
          />
        ))}
      </div>
    </details>
  );
}
