import type { LanguageCode } from '#core/contract/languages.ts';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { Suggestion } from '#core/contract/main/search.ts';
import { headingText } from '#core/law/inline-text.ts';
import { foldText } from '#core/lib/fold.ts';
import type { OfferedAction } from '#core/palette/offered-actions.ts';
import type { RecentPlace } from '#core/palette/recent-places.ts';
import { contentsLabel } from '#core/regulations/contents-names.ts';
import { filterDocuments, numbersOf } from '#core/regulations/document-list.ts';
import { isArticle } from '#core/regulations/place.ts';
import type { Suggested } from '#core/search/search-types.ts';
import { type ActionGroup, groupActions } from './action-groups.ts';

/** An article of the open document, by the words of its number and heading. */
export type OpenArticle = { path: string; label: string; detail: string };
/** A page of the portal; a locked one says what is missing and leads nowhere. */
export type PageTarget = {
  id: string;
  label: string;
  address: string;
  locked?: string | undefined;
  /** What the address is told that no link from elsewhere can say. */
  state?: string;
};

/** One line of the palette; its kind decides what choosing it does. */
export type PaletteLine = { id: string } & (
  | { kind: 'place'; suggestion: Suggestion; isInDocument: boolean }
  | { kind: 'document'; document: RegulationDocument }
  | { kind: 'article'; article: OpenArticle }
  | { kind: 'recent'; place: RecentPlace }
  | { kind: 'action'; action: OfferedAction }
  | { kind: 'page'; page: PageTarget }
  | { kind: 'term'; term: GlossaryTerm }
  | { kind: 'search'; term: string; total: number | undefined }
);

export type PaletteGroup = {
  id: 'places' | 'recent' | 'documents' | 'articles' | ActionGroup | 'pages' | 'terms' | 'search';
  lines: readonly PaletteLine[];
};

export type PaletteSources = {
  typed: string;
  suggested: Suggested | undefined;
  documents: readonly RegulationDocument[];
  /** Those of the open document. */
  articles: readonly OpenArticle[];
  recent: readonly RecentPlace[];
  actions: readonly OfferedAction[];
  pages: readonly PageTarget[];
  terms: readonly GlossaryTerm[];
  /** Whether the user may search. */
  searches: boolean;
};

const most = { documents: 6, articles: 6, terms: 3 };
/** Lines of an empty field, which fit on a screen; the others appear while typing. */
const first = { recent: 3, copy: 2, article: 2, document: 2, view: 1, actions: 0, pages: 2 };

/** The articles of a document, named as in its contents. */
export function openArticles(entries: readonly TocEntry[], language: LanguageCode): OpenArticle[] {
  return entries.filter(isArticle).map(({ id, kind, range, num, heading }) => ({
    path: id,
    label: contentsLabel({ id, kind, range, num: headingText(num) }, language),
    detail: headingText(heading),
  }));
}

/** All lines for what was typed, by group; of an empty field what was opened last, and the first of what can be done. */
export function paletteGroups(sources: PaletteSources): PaletteGroup[] {
  const typed = sources.typed.trim();
  const hasWords = typed !== '';
  const places = hasWords ? placeLines(sources.suggested) : [];
  const named = new Set(places.map(({ id }) => id));
  const documents = hasWords ? documentLines(sources.documents, typed) : [];
  const groups: PaletteGroup[] = [
    { id: 'places', lines: places },
    { id: 'recent', lines: hasWords ? [] : sources.recent.slice(0, first.recent).map(recentLine) },
    { id: 'documents', lines: documents.filter(({ id }) => !named.has(id)) },
    {
      id: 'articles',
      lines: hasWords ? articleLines(sources.articles, typed).filter(({ id }) => !named.has(id)) : [],
    },
    ...groupActions(sources.actions.filter(({ label }) => matches(label, typed))).map(({ id, actions }) => ({
      id,
      lines: actions.slice(0, hasWords ? undefined : first[id]).map(actionLine),
    })),
    {
      id: 'pages',
      lines: sources.pages
        .filter(({ label }) => matches(label, typed))
        .slice(0, hasWords ? undefined : first.pages)
        .map(pageLine),
    },
    { id: 'terms', lines: hasWords ? sources.terms.slice(0, most.terms).map(termLine) : [] },
    { id: 'search', lines: hasWords && sources.searches ? [searchLine(typed, sources.suggested)] : [] },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** Whether every typed word begins a word of the label; case and accents are ignored. */
export function matches(label: string, typed: string): boolean {
  const words = foldText(label).split(/[^\p{L}\p{N}]+/u);
  const typedWords = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return typedWords.every((each) => words.some((word) => word.startsWith(each)));
}

/** Whether a line may be chosen. */
export function isClosed(line: PaletteLine): boolean {
  if (line.kind === 'page') return line.page.locked !== undefined;
  return line.kind === 'action' && line.action.disabled === true;
}

const documentId = (regTextId: string) => `document ${regTextId}`;
const articleId = (path: string) => `article ${path}`;

/** What the typed citation names: in the open document first, then anywhere. */
function placeLines(suggested: Suggested | undefined): PaletteLine[] {
  if (!suggested) return [];
  const { inDocument, direct } = suggested;
  const others = direct.filter(
    (each) => each.regTextId !== inDocument?.regTextId || each.path !== inDocument.path,
  );
  const first: PaletteLine[] = inDocument
    ? [{ kind: 'place', id: articleId(inDocument.path ?? ''), suggestion: inDocument, isInDocument: true }]
    : [];
  return [...first, ...others.map(placeLine)];
}

const placeLine = (suggestion: Suggestion): PaletteLine => ({
  kind: 'place',
  id:
    suggestion.kind === 'document'
      ? documentId(suggestion.regTextId)
      : `place ${suggestion.regTextId} ${suggestion.path ?? ''}`,
  suggestion,
  isInDocument: false,
});

/** Documents by name, short name or number; those whose short name or number was typed come first. */
function documentLines(documents: readonly RegulationDocument[], typed: string): PaletteLine[] {
  const folded = foldText(typed);
  const rank = (document: RegulationDocument) => {
    const { shortNames, displayName } = document;
    const names = [...Object.values(shortNames), displayName, ...numbersOf(document)].map(foldText);
    if (names.includes(folded)) return 0;
    return names.some((name) => name.startsWith(folded)) ? 1 : 2;
  };
  return filterDocuments(documents, undefined, typed)
    .map((document) => ({ document, rank: rank(document) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most.documents)
    .map(({ document }) => ({ kind: 'document', id: documentId(document.regTextId), document }));
}

function articleLines(articles: readonly OpenArticle[], typed: string): PaletteLine[] {
  return articles
    .filter(({ label, detail }) => matches(`${label} ${detail}`, typed))
    .slice(0, most.articles)
    .map((article) => ({ kind: 'article', id: articleId(article.path), article }));
}

const recentLine = (place: RecentPlace): PaletteLine => ({
  kind: 'recent',
  id: `recent ${place.address}`,
  place,
});
const actionLine = (action: OfferedAction): PaletteLine => ({
  kind: 'action',
  id: `action ${action.id}`,
  action,
});
const pageLine = (page: PageTarget): PaletteLine => ({ kind: 'page', id: `page ${page.id}`, page });
const termLine = (term: GlossaryTerm): PaletteLine => ({
  kind: 'term',
  id: `term ${term.completeParagraphID} ${term.term}`,
  term,
});
const searchLine = (typed: string, suggested: Suggested | undefined): PaletteLine => ({
  kind: 'search',
  id: 'search',
  term: typed,
  total: suggested?.term === typed ? suggested.total : undefined,
});
