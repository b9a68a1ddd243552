import { isDeepStrictEqual } from 'node:util';
import type { ChangedCommentField } from '#core/contract/domain/comment-lists.ts';
import type { CommentStatusId, CommentTypeId } from '#core/contract/domain/comments.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';

export type CommentWords = Partial<Record<InterfaceLanguage, string>>;
/** Per person whether the tag is open. */
export type TagStates = Readonly<Record<string, 'open' | 'ended'>>;

/** How a comment stands at a moment: all that facts can change. */
export type CommentState = {
  author: string | null;
  private: boolean;
  commentType: CommentTypeId;
  status: CommentStatusId;
  resolved: boolean;
  removed: boolean;
  language: InterfaceLanguage;
  tags: TagStates;
  /** Complete paragraph identifiers. */
  links: readonly string[];
  words: CommentWords;
};
type Plain = Omit<CommentState, 'words'>;
type ChangedWords = Partial<Record<InterfaceLanguage, string | null>>;

/** What a fact says: of the changed fields what they were and what they are; words apart, since they can be erased. */
export type StateChange = {
  before: Partial<Plain> | null;
  after: Partial<Plain>;
  wordsBefore: ChangedWords | null;
  wordsAfter: ChangedWords | null;
};

/** The change from one state to another; undefined if they are the same. Without `before`: the beginning. */
export function changeBetween(
  before: CommentState | undefined,
  after: CommentState,
): StateChange | undefined {
  const { words: wordsOfAfter, ...plainAfter } = after;
  const { words: wordsOfBefore = {}, ...plainBefore } = before ?? {};
  const fields = (Object.keys(plainAfter) as (keyof Plain)[]).filter(
    (field) => !isDeepStrictEqual(plainAfter[field], (plainBefore as Partial<Plain>)[field]),
  );
  const languages = (
    [...new Set([...Object.keys(wordsOfBefore), ...Object.keys(wordsOfAfter)])] as InterfaceLanguage[]
  )
    .filter((language) => wordsOfBefore[language] !== wordsOfAfter[language])
    .toSorted();
  if (fields.length === 0 && languages.length === 0) return undefined;
  const pick = (state: Partial<Plain>) =>
    Object.fromEntries(fields.map((field) => [field, state[field]])) as Partial<Plain>;
  const say = (words: CommentWords) =>
    languages.length === 0
      ? null
      : Object.fromEntries(languages.map((language) => [language, words[language] ?? null]));
  return {
    before: before === undefined ? null : pick(plainBefore),
    after: pick(plainAfter),
    wordsBefore: before === undefined ? null : say(wordsOfBefore),
    wordsAfter: say(wordsOfAfter),
  };
}

/** The state after a fact. Words that were erased leave none behind. */
export function applyChange(
  state: CommentState | undefined,
  { after, wordsAfter }: Pick<StateChange, 'after' | 'wordsAfter'>,
): CommentState {
  const words: CommentWords = { ...state?.words };
  for (const [language, text] of Object.entries(wordsAfter ?? {}) as [InterfaceLanguage, string | null][]) {
    if (text === null) delete words[language];
    else words[language] = text;
  }
  // The first fact of a comment names every field.
  return { ...(state as CommentState), ...after, words };
}

/** The state that facts, the oldest first, lead to; undefined without any. */
export function replay(
  facts: readonly Pick<StateChange, 'after' | 'wordsAfter'>[],
): CommentState | undefined {
  return facts.reduce<CommentState | undefined>(applyChange, undefined);
}

/** The fields in which two states differ, one by one, as the history shows them. */
export function changedFields(before: CommentState | undefined, after: CommentState): ChangedCommentField[] {
  const plain = (['private', 'commentType', 'status', 'resolved', 'language', 'removed'] as const)
    .filter((field) => before?.[field] !== after[field])
    .map((field) => ({ field, before: before?.[field], after: after[field] }));
  const author = (
    before !== undefined && before.author !== after.author
      ? [{ field: 'author', before: before.author ?? undefined, after: after.author ?? undefined }]
      : []
  ) satisfies ChangedCommentField[];
  const links = { before: linkTable(before), after: linkTable(after) };
  return [
    ...plain,
    ...author,
    ...entriesChanged('text', before?.words ?? {}, after.words),
    ...entriesChanged('tag', before?.tags ?? {}, after.tags),
    ...entriesChanged('link', links.before, links.after),
  ];
}

const linkTable = (state: CommentState | undefined): Record<string, string> =>
  Object.fromEntries((state?.links ?? []).map((link) => [link, link]));

function entriesChanged(
  field: 'text' | 'tag' | 'link',
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ChangedCommentField[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((of) => before[of] !== after[of])
    .map((of) => ({ field, of, before: before[of], after: after[of] }));
}
