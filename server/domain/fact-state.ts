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

/** The change from one state to another; undefined if they are the same. Without `before`: the beginning. */
export function changeBetween<S extends StateWithWords>(
  before: S | undefined,
  after: S,
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
  const pick = (state: object) =>
    Object.fromEntries(fields.map((field) => [field, Reflect.get(state, field)])) as Plain<S>;
  const say = (words: StateWithWords['words']) =>
    names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, words[name] ?? null]));
  return {
    before: before === undefined ? null : pick(plainBefore),
    after: pick(plainAfter),
    wordsBefore: before === undefined ? null : say(wordsOfBefore),
    wordsAfter: say(wordsOfAfter),
  };
}

/** The state after a fact. Words that were erased leave none behind. */
export function applyChange<S extends StateWithWords>(
  state: S | undefined,
  { after, wordsAfter }: Outcome<S>,
): S {
  const words: Record<string, string | undefined> = { ...state?.words };
  for (const [name, text] of Object.entries(wordsAfter ?? {})) {
    if (text === null) delete words[name];
    else words[name] = text;
  }
  // The first fact names every field.
  return { ...(state as S), ...after, words };
}

/** The state that facts, the oldest first, lead to; undefined without any. */
export function replay<S extends StateWithWords>(facts: readonly Outcome<S>[]): S | undefined {
  return facts.reduce<S | undefined>(applyChange, undefined);
}
