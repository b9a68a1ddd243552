import type { WordMatches } from '#widgets/reader/reader-props.ts';

/** What a history entry stores beside its address, so that links do not contain it. */
export type EntryState = {
  /** On the read page: the words by which a search matched the article. */
  found?: WordMatches;
  /** On the results page: the hit that was opened. */
  opened?: string;
};

/** The state of a history entry; anything unknown in it is ignored. */
export function readEntryState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { found, opened } = state as { [name in keyof EntryState]: unknown };
  return {
    ...(isMatch(found) ? { found } : {}),
    ...(typeof opened === 'string' ? { opened } : {}),
  };
}

function isMatch(value: unknown): value is WordMatches {
  if (typeof value !== 'object' || value === null) return false;
  const { article, words } = value as { [name in keyof WordMatches]: unknown };
  return (
    typeof article === 'string' && Array.isArray(words) && words.every((word) => typeof word === 'string')
  );
}
