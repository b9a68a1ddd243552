import type { LanguageCode } from '../contract/languages.ts';
import type { Category } from '../contract/main/categories.ts';
import type { BoxOffers, ExampleFeature, Suggestion } from '../contract/main/search.ts';
import { fields, type Modifier, operators, type ScopeName, scopes } from '../law/search/modifiers.ts';
import type { RecentSearch } from './recent.ts';
import type { Suggested } from './search-types.ts';
import { type HelpKey, scopesIn } from './term-edits.ts';

export type ModifierText = Modifier['text'];

/** One line of the drop-down; its kind decides what choosing it does. `isInDocument`: a place of the open document. */
export type BoxLine = { id: string } & (
  | { kind: 'direct'; suggestion: Suggestion; isInDocument?: boolean }
  /** `language`: the one that is searched, if it matters; `isOther`: it is not searched unless it is chosen. */
  | {
      kind: 'search';
      term: string;
      total: number | undefined;
      language?: LanguageCode | undefined;
      isOther?: boolean | undefined;
    }
  | { kind: 'completion'; term: string; word: string }
  | { kind: 'recent'; term: string; at: number }
  | { kind: 'scope'; name: ScopeName; text: ModifierText; chosen: boolean }
  | { kind: 'key'; insert: HelpKey; text: ModifierText }
  | { kind: 'example'; term: string; text: (typeof exampleTexts)[ExampleFeature] }
);

export type BoxGroup = {
  id: 'direct' | 'search' | 'recent' | 'narrow' | 'keys' | 'examples';
  lines: readonly BoxLine[];
};

type BoxState = {
  term: string;
  suggested: Suggested | undefined;
  recent: readonly RecentSearch[];
  /** While they are unknown, there are no examples, and each scope is offered. */
  offers?: BoxOffers | undefined;
};

const exampleTexts = {
  phrase: 'examplePhrase',
  article: 'exampleArticle',
  field: 'exampleField',
  optOut: 'exampleOptOut',
} as const satisfies Record<ExampleFeature, string>;

/** Who types wants an answer rather than examples. */
const examplesWhileTyping = 2;

/** All lines of the drop-down for the text in the box, by group. */
export function boxGroups({ term, suggested, recent, offers }: BoxState): BoxGroup[] {
  const typed = term.trim();
  const examples = offers?.examples ?? [];
  const most = typed === '' ? examples.length : examplesWhileTyping;
  const groups: BoxGroup[] = [
    { id: 'direct', lines: directLines(typed, suggested) },
    { id: 'search', lines: searchLines(typed, suggested, recent) },
    { id: 'recent', lines: typed === '' ? recent.slice(0, 5).map(recentLine) : [] },
    { id: 'narrow', lines: scopeLines(term, offers?.categories) },
    { id: 'keys', lines: keyLines(typed) },
    { id: 'examples', lines: examples.slice(0, most).map(exampleLine) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/**
 * The line that does what Enter does while no line is active: the search, or the only provision, to which the search
 * leads straight.
 */
export function lineOfEnter(lines: readonly BoxLine[]): BoxLine | undefined {
  const search = lines.find((line) => line.kind === 'search');
  const [first] = lines;
  const isOnly = first?.kind === 'direct' && first.suggestion.kind === 'provision' && search?.total === 1;
  return isOnly && !first.isInDocument ? first : search;
}

const operatorKeys: Partial<Record<(typeof operators)[number]['name'], HelpKey>> = {
  phrase: { label: '" "', text: '""', caret: 1 },
  or: { label: 'OR', text: 'OR ', caret: 3 },
  not: { label: '-', text: '-', caret: 1 },
  prefix: { label: '*', text: '*', caret: 1 },
  near: { label: '" "~5', text: '""~5', caret: 1 },
  group: { label: '( )', text: '()', caret: 1 },
};

/** The keys that an empty box offers; the others appear while typing, and in the topic on advanced search. */
const firstKeys: ReadonlySet<ModifierText> = new Set([
  'field-reg',
  'field-art',
  'field-title',
  'field-at',
  'operator-phrase',
  'operator-or',
  'operator-not',
  'operator-prefix',
]);

/** Fields and operators that can be inserted into a term. */
const helpKeys: readonly { insert: HelpKey; text: ModifierText }[] = [
  ...fields.map(({ name, text }) => ({
    insert: { label: `${name}:`, text: `${name}:`, caret: name.length + 1 },
    text,
  })),
  ...operators.flatMap(({ name, text }) => {
    const insert = operatorKeys[name];
    return insert ? [{ insert, text }] : [];
  }),
];

function directLines(typed: string, suggested: Suggested | undefined): BoxLine[] {
  // Suggestions of the previous term stay until the new ones arrive, so that the list does not flicker.
  if (typed === '' || !suggested) return [];
  const { inDocument } = suggested;
  const direct = typed.length < 2 ? [] : suggested.direct;
  const others = direct.filter(
    (each) => each.regTextId !== inDocument?.regTextId || each.path !== inDocument.path,
  );
  const first: BoxLine[] = inDocument
    ? [{ kind: 'direct', id: 'here', suggestion: inDocument, isInDocument: true }]
    : [];
  return [...first, ...others.map(directLine)];
}

const directLine = (suggestion: Suggestion): BoxLine => ({
  kind: 'direct',
  id: `direct ${suggestion.kind} ${suggestion.regTextId} ${suggestion.path ?? ''}`,
  suggestion,
});

const exampleLine = ({ term, feature }: BoxOffers['examples'][number]): BoxLine => ({
  kind: 'example',
  id: `example ${term}`,
  term,
  text: exampleTexts[feature],
});

function searchLines(
  typed: string,
  suggested: Suggested | undefined,
  recent: readonly RecentSearch[],
): BoxLine[] {
  if (typed === '') return [];
  const folded = typed.toLowerCase();
  const similar = recent.filter(({ term }) => term !== typed && term.toLowerCase().includes(folded));
  return [
    ...wholeTermLines(typed, suggested),
    ...completionLines(typed, suggested),
    ...similar.slice(0, 3).map(recentLine),
  ];
}

/** The search of the whole term; where it is in another language than the one to be searched, in both. */
function wholeTermLines(typed: string, suggested: Suggested | undefined): BoxLine[] {
  const { total, queryLanguage } = suggested?.term === typed ? suggested : {};
  if (queryLanguage === undefined) return [{ kind: 'search', id: 'search', term: typed, total }];
  const { language, searched, counted } = queryLanguage;
  return counted
    .filter(({ count }, at) => count > 0 || at === (searched ? 0 : 1))
    .map(({ value, count }): BoxLine & { kind: 'search' } => {
      const isOther = (value === language) !== searched;
      const id = isOther ? 'search other' : 'search';
      return { kind: 'search', id, term: typed, total: count, language: value, isOther };
    })
    .sort((a, b) => Number(a.isOther) - Number(b.isOther));
}

/** Completions of the previous term stay until the new ones arrive, as far as they still complete what is typed. */
function completionLines(typed: string, suggested: Suggested | undefined): BoxLine[] {
  const folded = typed.toLowerCase();
  const isStill = ({ query }: { query: string }) =>
    suggested?.term === typed || (query.length > typed.length && query.toLowerCase().startsWith(folded));
  return (suggested?.completions ?? [])
    .filter(isStill)
    .map(({ query, word }) => ({ kind: 'completion', id: `completion ${query}`, term: query, word }));
}

const recentLine = (search: RecentSearch): BoxLine => ({
  kind: 'recent',
  id: `recent ${search.term}`,
  ...search,
});

/** The scopes that have documents, the whole, and those of the term, which may be removed. */
function scopeLines(term: string, there: readonly Category[] | undefined): BoxLine[] {
  const chosen = scopesIn(term);
  const offered = scopes.filter(
    ({ name, categories }) =>
      name === '#all' || chosen.includes(name) || categories.some((each) => there?.includes(each) ?? true),
  );
  return offered.map(({ name, text }) => ({
    kind: 'scope',
    id: `scope ${name}`,
    name,
    text,
    chosen: chosen.includes(name),
  }));
}

/** In an empty box the most useful keys; while typing, the fields that start with the last word. */
function keyLines(typed: string): BoxLine[] {
  const last = /\p{L}+$/u.exec(typed)?.[0].toLowerCase();
  const offered = helpKeys.filter(
    ({ insert, text }) =>
      (typed === '' && firstKeys.has(text)) ||
      (last !== undefined && last.length > 1 && insert.text.startsWith(last)),
  );
  return offered.map((each) => ({ kind: 'key', id: `key ${each.insert.text}`, ...each }));
}
