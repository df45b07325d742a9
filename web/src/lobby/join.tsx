import { Button, Icon } from '@tafelrunde/stage';
import { type FormEvent, useId, useState } from 'react';
import { navigate } from '../router.ts';
import { tableCodeOf } from '../routes.ts';
import { useTexts } from '../texts/index.ts';

/** Join by a pasted link or the bare name of a table. */
export function Join() {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = tableCodeOf(typed);
    if (code === undefined) return setBad(true);
    // A personal seat link carries its secret behind the hash.
    const hash = /#seat=[^\s]+/.exec(typed)?.[0] ?? '';
    return navigate(`/t/${code}${hash}`);
  };
  return (
    <section className="join">
      <h2 className="chapter">{t.lobby.join.title}</h2>
      <form onSubmit={join} noValidate>
        <label className="sr" htmlFor={id}>
          {t.lobby.join.label}
        </label>
        <input
          id={id}
          className="input"
          placeholder={t.lobby.join.placeholder}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          aria-invalid={bad || undefined}
          aria-describedby={bad ? `${id}-bad` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setBad(false);
          }}
        />
        <Button type="submit">{t.lobby.join.button}</Button>
      </form>
      {bad && (
        <p className="fault" id={`${id}-bad`} role="alert">
          <Icon name="warn" />
          {t.lobby.join.bad}
        </p>
      )}
    </section>
  );
}
