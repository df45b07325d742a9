import type { TableId } from '@tafelrunde/protocol';
import { readEvent, readWords, summaryFor, type WrittenWords } from '@tafelrunde/table';
import { tablesOf } from './operator.ts';
import type { Store, TableRow, TalkStore } from './store/port.ts';

/** Words are read in pages of so many. */
const WORDS = 1000;

/**
 * Everything kept about a person, piece by piece as JSON text: what they are called, their devices, their texts, and of every table what
 * they did and said there. What others did is theirs; a finished match is to be had whole as a record.
 */
export async function* yourData(store: Store, person: string, ids: readonly string[], now: number): AsyncGenerator<string> {
  const guest = await store.guest(person);
  const chosen = await store.persons.person(person);
  const devices = (await store.persons.devices(person)).map(({ kind, browser, createdAt, seenAt }) => ({
    kind,
    browser,
    createdAt,
    seenAt,
  }));
  const passkeys = (await store.persons.passkeys(person)).map(({ madeAt, usedAt }) => ({ madeAt, usedAt }));
  const codes = (await store.persons.codes(person)).map(({ madeAt, usedAt }) => ({ madeAt, usedAt }));
  const texts = await Promise.all(
    (await store.listedContents(person)).map(async ({ name, game, title, listedAt }) => ({
      name,
      game,
      title: JSON.parse(title) as unknown,
      listedAt,
      text: await store.content(name),
    })),
  );
  const ratingWanted = (await store.results.wishes())
    .filter((wish) => wish.person === person)
    .map(({ since, until }) => ({ since, until }));
  const results = (await store.results.of(ids, Number.MAX_SAFE_INTEGER))
    .filter((row) => row.person === person)
    .map(({ person: _person, guest: _guest, ...result }) => result);
  const you = {
    name: guest?.name,
    since: guest?.createdAt,
    seenAt: guest?.seenAt,
    crest: chosen?.crest,
    leavesAt: chosen?.leavesAt,
    devices,
    passkeys,
    recoveryCodes: codes,
    texts,
    ratingWanted,
    results,
    reminders: await remindersOf(store, person),
    // How many: who they are is theirs.
    hushed: (await store.hushes.of(person)).length,
  };
  yield `{"format":"tafelrunde-person","version":1,"writtenAt":${now},\n"you":${JSON.stringify(you)},\n"tables":[`;
  let first = true;
  for (const id of ids) {
    for (const row of await tablesOf(store, id)) {
      yield `${first ? '\n' : ',\n'}${JSON.stringify(await atTable(store, row, id, now))}`;
      first = false;
    }
  }
  yield '\n]}\n';
}

/** How they want to be called, and when they were. */
async function remindersOf({ reminders }: Store, person: string): Promise<unknown> {
  const ways = (await reminders.ways(person)).map(({ kind, address, table, madeAt, confirmedAt, offAt, trouble, sentAt }) => ({
    kind,
    address,
    table,
    madeAt,
    confirmedAt,
    offAt,
    trouble,
    sentAt,
  }));
  const calls = (await reminders.of(person)).map(({ table, madeAt }) => ({ table, madeAt }));
  return { ways, wishes: await reminders.wishes(person), muted: await reminders.mutes(person), calls };
}

async function atTable(store: Store, row: TableRow, guest: string, now: number): Promise<unknown> {
  const { yours, result, seats } = summaryFor(row, guest, now);
  const own = ({ command }: { readonly command?: string }) => command?.startsWith(`${guest}:`) === true;
  const did = (await store.read(row.id, 0)).flatMap(({ at, body }) => {
    const event = readEvent(body);
    if (!own(event)) return [];
    const { command: _command, ...what } = event;
    // The seed is in the match's record once it is over: from it everybody's hand can be worked out.
    return [{ at, ...(what.type === 'started' ? { type: what.type } : what) }];
  });
  const said = await ownWords(store, row.id, own);
  const asides = await ownWords(store.asides, row.id, own);
  return {
    table: row.id,
    game: row.game,
    status: row.status,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    yours,
    ...(result === undefined ? {} : { result, record: `/api/tables/${row.id}/record` }),
    did,
    said,
    ...(asides.length === 0 ? {} : { asides }),
  };
}

/** What somebody said themselves, at the table or among those who look on. */
async function ownWords(from: TalkStore, table: TableId, own: (words: WrittenWords) => boolean): Promise<readonly unknown[]> {
  const said: unknown[] = [];
  for (let after = 0; ; ) {
    const words = await from.talk(table, { after, limit: WORDS, before: after + WORDS + 1 });
    for (const { at, body } of words) {
      const words = readWords(body);
      if (!own(words)) continue;
      const { command: _command, ...what } = words;
      said.push({ at, ...what });
    }
    if (words.length === 0) break;
    after += WORDS;
  }
  return said;
}
