import { isDeepStrictEqual } from 'node:util';

/** How something stands at a moment: plain fields, and apart from them its words, which can be erased. */
export type StateWithWords = { words: Readonly<Record<string, string | undefined>> };
type Plain<S extends StateWithWords> = Partial<Omit<S, 'words'>>;
type ChangedWords = Readonly<Record<string, string | null>>;

/** What a fact says: of the changed fields what they were and what they are; words apart, since they can be erased. */
export type StateChange<S extends StateWithWords> = {
  before: Plain<S> | null;
  after: Plain<S>;
  wordsBefore: ChangedWords | null;
  wordsAfter: ChangedWords | null;
};
type Outcome<S extends StateWithWords> = Pick<StateChange<S>, 'after' | 'wordsAfter'>;

/**
 * The change from one state to another; undefined if they are the same. Without `before`: the beginning. Of `maps` it says
 * the entries alone that differ, `null` for one that is not there, so that what is known of many does not grow with each.
 */
export function changeBetween<S extends StateWithWords>(
  before: S | undefined,
  after: S,
  maps: readonly string[] = [],
): StateChange<S> | undefined {
  const { words: wordsOfAfter, ...plainAfter } = after;
  const { words: wordsOfBefore, ...plainBefore }: StateWithWords = before ?? { words: {} };
  const fields = Object.keys(plainAfter).filter(
    (field) => !isDeepStrictEqual(Reflect.get(plainAfter, field), Reflect.get(plainBefore, field)),
  );
  const names = [...new Set([...Object.keys(wordsOfBefore), ...Object.keys(wordsOfAfter)])]
    .filter((name) => wordsOfBefore[name] !== wordsOfAfter[name])
    .toSorted();
  if (fields.length === 0 && names.length === 0) return undefined;
  const entryOf = (field: string, state: object, other: object) =>
    maps.includes(field)
      ? entriesApart(Reflect.get(state, field), Reflect.get(other, field))
      : Reflect.get(state, field);
  const pick = (state: object, other: object) =>
    Object.fromEntries(fields.map((field) => [field, entryOf(field, state, other)])) as Plain<S>;
  const say = (words: StateWithWords['words']) =>
    names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, words[name] ?? null]));
  return {
    before: before === undefined ? null : pick(plainBefore, plainAfter),
    after: pick(plainAfter, plainBefore),
    wordsBefore: before === undefined ? null : say(wordsOfBefore),
    wordsAfter: say(wordsOfAfter),
  };
}

type Entries = Readonly<Record<string, unknown>>;

/** The entries of a map that are others than in another one; null for those that only that has. */
function entriesApart(map: Entries = {}, other: Entries = {}): Entries {
  const names = [...new Set([...Object.keys(other), ...Object.keys(map)])];
  const apart = names.filter((name) => !isDeepStrictEqual(map[name], other[name]));
  return Object.fromEntries(apart.map((name) => [name, map[name] ?? null]));
}

/** The map of one name with the entries that it has in a fact, without those that are null there. */
function entriesAfter(name: string, state: object = {}, after: object = {}): Entries {
  const all: Entries = { ...Reflect.get(state, name), ...Reflect.get(after, name) };
  return Object.fromEntries(Object.entries(all).filter(([, entry]) => entry !== null));
}

/** The state after a fact. Words that were erased leave none behind. `maps` as in the change between two states. */
export function applyChange<S extends StateWithWords>(
  state: S | undefined,
  { after, wordsAfter }: Outcome<S>,
  maps: readonly string[] = [],
): S {
  const words: Record<string, string | undefined> = { ...state?.words };
  for (const [name, text] of Object.entries(wordsAfter ?? {})) {
    if (text === null) delete words[name];
    else words[name] = text;
  }
  const entries = maps
    .filter((name) => name in after)
    .map((name) => [name, entriesAfter(name, state, after)]);
  // The first fact names every field.
  return { ...(state as S), ...after, ...Object.fromEntries(entries), words };
}

/** The state that facts, the oldest first, lead to; undefined without any. */
export function replay<S extends StateWithWords>(
  facts: readonly Outcome<S>[],
  maps: readonly string[] = [],
): S | undefined {
  return facts.reduce<S | undefined>((state, fact) => applyChange(state, fact, maps), undefined);
}
