import type { WordMatches } from '#widgets/reader/reader-props.ts';

/** What an entry of the history keeps beside its address, so that no link carries it. */
export type EntryState = {
  /** On a read page: by which words the article was found. */
  found?: WordMatches;
  /** On results: the hit that was opened from there. */
  opened?: string;
};

/** What is kept with an entry; whatever else stands in its place counts as nothing. */
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
