import type { Suggestion } from '../contract/main/search.ts';
import { type ScopeName, scopes } from '../law/search/modifiers.ts';
import { firstKeys, type HelpKey, helpKeys, type ModifierText } from './help-keys.ts';
import { scopesIn } from './insert.ts';
import type { RecentSearch } from './recent.ts';
import type { Example, Suggested } from './search-types.ts';

/** One line of the drop-down: what choosing it does depends on its kind. */
export type BoxLine = { id: string } /** `isHere`: in the document that is open. */ & (
  | { kind: 'direct'; suggestion: Suggestion; isHere?: boolean }
  | { kind: 'search'; term: string; total: number | undefined }
  | { kind: 'recent'; term: string; at: number }
  | { kind: 'scope'; name: ScopeName; text: ModifierText; chosen: boolean }
  | { kind: 'key'; insert: HelpKey; text: ModifierText }
  | { kind: 'example'; term: string; text: Example['text'] }
);

export type BoxGroup = {
  id: 'direct' | 'search' | 'recent' | 'narrow' | 'keys' | 'examples';
  lines: readonly BoxLine[];
};

type BoxState = {
  term: string;
  suggested: Suggested | undefined;
  recent: readonly RecentSearch[];
  examples: readonly Example[];
};

/** All that the drop-down offers for what stands in the box. */
export function boxGroups({ term, suggested, recent, examples }: BoxState): BoxGroup[] {
  const typed = term.trim();
  const groups: BoxGroup[] = [
    { id: 'direct', lines: directLines(typed, suggested) },
    { id: 'search', lines: searchLines(typed, suggested, recent) },
    { id: 'recent', lines: typed === '' ? recent.slice(0, 5).map(recentLine) : [] },
    { id: 'narrow', lines: scopeLines(term) },
    { id: 'keys', lines: keyLines(typed) },
    {
      id: 'examples',
      lines: examples.map(exampleLine),
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function directLines(typed: string, suggested: Suggested | undefined): BoxLine[] {
  // Those of the term before stay until the new ones come, so that nothing flickers.
  if (typed === '' || !suggested) return [];
  const { here } = suggested;
  const direct = typed.length < 2 ? [] : suggested.direct;
  const others = direct.filter((each) => each.regTextId !== here?.regTextId || each.path !== here.path);
  return [
    ...(here ? [{ kind: 'direct', id: 'here', suggestion: here, isHere: true } as const] : []),
    ...others.map(directLine),
  ];
}

const directLine = (suggestion: Suggestion): BoxLine => ({
  kind: 'direct',
  id: `direct ${suggestion.kind} ${suggestion.regTextId} ${suggestion.path ?? ''}`,
  suggestion,
});

const exampleLine = (example: Example): BoxLine => ({
  kind: 'example',
  id: `example ${example.term}`,
  ...example,
});

function searchLines(
  typed: string,
  suggested: Suggested | undefined,
  recent: readonly RecentSearch[],
): BoxLine[] {
  if (typed === '') return [];
  const total = suggested?.term === typed ? suggested.total : undefined;
  const folded = typed.toLowerCase();
  const like = recent.filter(({ term }) => term !== typed && term.toLowerCase().includes(folded));
  return [{ kind: 'search', id: 'search', term: typed, total }, ...like.slice(0, 3).map(recentLine)];
}

const recentLine = (search: RecentSearch): BoxLine => ({
  kind: 'recent',
  id: `recent ${search.term}`,
  ...search,
});

function scopeLines(term: string): BoxLine[] {
  const chosen = scopesIn(term);
  return scopes.map(({ name, text }) => ({
    kind: 'scope',
    id: `scope ${name}`,
    name,
    text,
    chosen: chosen.includes(name),
  }));
}

/** The most useful ones in an empty box; while typing, the fields that the last word may become. */
function keyLines(typed: string): BoxLine[] {
  const last = /\p{L}+$/u.exec(typed)?.[0].toLowerCase();
  const offered = helpKeys.filter(
    ({ insert, text }) =>
      (typed === '' && firstKeys.has(text)) ||
      (last !== undefined && last.length > 1 && insert.text.startsWith(last)),
  );
  return offered.map((each) => ({ kind: 'key', id: `key ${each.insert.text}`, ...each }));
}
