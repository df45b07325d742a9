import { type GameBrief, RefusedError, usualOptions } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { Button, Dialog, Icon } from '@tafelrunde/stage';
import { useEffect, useRef, useState } from 'react';
import { useContents } from '../contents.ts';
import { toastFault } from '../frame/toasts.tsx';
import { useGameTexts } from '../games.ts';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { underTerms } from '../link/own-chance.ts';
import { LeftError, type TableLink } from '../link/link.ts';
import { differing, inForm } from '../lobby/draft.ts';
import { OptionForm } from '../lobby/option-form.tsx';
import { useTexts } from '../texts/index.ts';

type Options = TableInfo['options'];

/** The options have changed: this page has seen them, and gives its share of the chance anew. */
export function useContributions(link: TableLink, table: TableInfo): void {
  const given = useRef(new Set<string>());
  useEffect(() => {
    const give = async (seat: number, terms: number) => {
      const contribution = freshChance();
      try {
        await link.send({ type: 'contribute', seat, contribution, terms });
        rememberChance(table.id, seat, contribution, underTerms(table));
      } catch (fault) {
        // Another device of the same person was quicker, or they have changed once more: then this comes again.
        if (!(fault instanceof RefusedError || fault instanceof LeftError)) throw fault;
      }
    };
    const { terms = 0 } = table;
    for (const { seat, you, owes } of table.seats) {
      const key = `${terms} ${seat}`;
      if (!you || owes !== true || given.current.has(key)) continue;
      given.current.add(key);
      void give(seat, terms);
    }
  }, [link, table]);
}

/** The form of a new table once more, while nobody has begun. */
export function OptionsDialog({
  link,
  table,
  module,
  onClose,
}: {
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly module: GameBrief;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const texts = useGameTexts(module);
  const [options, set] = useState<Options>(table.options);
  const [busy, setBusy] = useState(false);
  const contents = useContents(module, options);
  const seats = table.seats.length;
  const usual: Options = usualOptions(module.game.meta, seats);
  // A text that is still on its way is looked at by the host in any case.
  const contradiction = contents === undefined ? undefined : module.game.meta.check(options, seats, contents);
  const fault = contradiction === undefined ? undefined : (texts.refusal(contradiction) ?? t.failure(contradiction));
  const wished = Object.fromEntries(
    Object.entries(differing(module, options, usual)).filter(([key]) =>
      module.game.meta.options.some((spec) => spec.key === key && inForm(spec)),
    ),
  );
  const save = async () => {
    setBusy(true);
    try {
      await link.send({ type: 'options', options: wished });
      onClose();
    } catch (refused) {
      toastFault(refused, (refusal) => texts.refusal(refusal));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t.room.changeOptions}
      closeLabel={t.close}
      className="dialog--narrow"
      onClose={onClose}
      foot={
        <>
          {fault === undefined ? (
            <span className="muted note">{t.room.changeNote}</span>
          ) : (
            <p className="fault" role="alert">
              <Icon name="warn" />
              {fault}
            </p>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" busy={busy} notNow={fault} onClick={() => void save()}>
            {t.room.useOptions}
          </Button>
        </>
      }
    >
      <OptionForm module={module} options={options} usual={usual} open onChange={set} />
    </Dialog>
  );
}
