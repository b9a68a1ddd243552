import type { SearchHit, SearchReply, Suggestion } from '#core/contract/main/search.ts';
import { searchTexts } from '#core/i18n/search.ts';
import type { HitPlace } from '../search/results-props.ts';
import { type Answers, aTestApp } from './view.tsx';

export const searchCall = 'GET /MainSearch';
export const offersCall = 'GET /MainSearch/Offers';
export const suggestCall = 'GET /MainSearch/Suggest';

export const aHit = (more: Partial<SearchHit> = {}): SearchHit => ({
  regTextId: 'lamp',
  completeParagraphID: 'lamp~37b^2',
  language: 'DE',
  sourceNumber: '1.1',
  shortName: 'LampG',
  title: 'Lampengesetz',
  category: 'base',
  part: 'article',
  number: 'Art. 37b',
  heading: [{ text: 'Der ' }, { text: 'Docht', marked: true }],
  containers: ['1. Kapitel', '2. Abschnitt'],
  versionDate: '2024-01-01',
  validity: 'current',
  repealed: false,
  snippet: [
    { completeParagraphID: 'lamp~37b^2', label: '2', text: [{ text: 'Jeder Docht brennt.' }] },
    { completeParagraphID: 'lamp~37b^3^a', label: '3 a', text: [{ text: 'auch nachts;' }] },
  ],
  score: 1,
  reasons: [{ kind: 'stem', field: 'heading', asked: 'Dochte', found: 'Docht' }],
  missing: [],
  ...more,
});

/** A hit for a term that cites the article. */
export const aCitedHit = (): SearchHit =>
  aHit({ reasons: [{ kind: 'citation', field: 'number', asked: '37b', found: '37b' }] });

/** Hits of different articles. */
export const someHits = (count: number): SearchHit[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return aHit({
      completeParagraphID: `lamp~${number}`,
      number: `Art. ${number}`,
      heading: [{ text: `Lampe ${number}` }],
    });
  });

export const aReply = (more: Partial<SearchReply> = {}): SearchReply => ({
  status: 2,
  facetFields: { regulations: more.total ?? 1 },
  hits: [aHit()],
  total: 1,
  ladder: [],
  narrow: { categories: [], documents: [], parts: [], validities: [], languages: [] },
  asOf: '2026-01-01',
  ignored: [],
  ...more,
});

export const aSuggestion = (more: Partial<Suggestion> = {}): Suggestion => ({
  kind: 'provision',
  regTextId: 'lamp',
  path: '37b^2',
  label: 'Art. 37b LampG',
  detail: 'Der Docht',
  sourceNumber: '952.0',
  versionDate: '2024-01-01',
  ...more,
});

/** The shortest addresses that are still different for different places. */
export const hrefOf = ({ regTextId, article, path, versionDate }: HitPlace): string =>
  `#/${[regTextId, article, path, versionDate].filter(Boolean).join('/')}`;

const languagesCall = 'GET /ListOfLanguages';
const languagesOfServer = [
  { code: 'DE', locale: 'de-CH' },
  { code: 'FR', locale: 'fr-CH' },
  { code: 'IT', locale: 'it-CH' },
  { code: 'EN', locale: 'en-GB' },
  { code: 'ES', locale: 'es' },
];

/** An app with a search box and its results, with the real stores. */
export async function aSearch(answers: Answers = {}) {
  // Not a copy: some tests change their answers later.
  answers[languagesCall] ??= languagesOfServer;
  const test = aTestApp([searchTexts], answers);
  const search = await test.app.search();
  return { ...test, search, searching: search.createBoxSearch() };
}
