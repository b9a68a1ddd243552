import { atom } from 'nanostores';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '#core/app.ts';
import type { SearchHit, SearchReply } from '#core/contract/main/search.ts';
import { categoryTexts } from '#core/i18n/categories.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { later } from '#core/lib/later.ts';
import { newSearch, type SearchRequest } from '#core/search/search-request.ts';
import { createMemoryStorage } from '#core/session/storage.ts';
import { AppProvider } from '../app-context.tsx';
import { Facets } from './Facets.tsx';
import { Filters } from './Filters.tsx';
import { Hit } from './Hit.tsx';
import { HitList, NoHits } from './HitList.tsx';
import { BadTerm } from './ResultState.tsx';
import { ResultsHead } from './ResultsHead.tsx';

const app: App = createApp({
  product: 'regesta',
  mainUrl: '',
  storage: createMemoryStorage(),
  fetch: () => Promise.reject(new Error('no server here')),
  now: () => 0,
  later,
  texts: [commonTexts, searchTexts, categoryTexts],
  phrasing: createLightPhrasing(),
});
/** The markup without class names, which are irrelevant here. */
const markup = (view: ReactElement) =>
  renderToStaticMarkup(<AppProvider app={app}>{view}</AppProvider>).replaceAll(/ class="[^"]*"/g, '');

const nothing = () => undefined;

beforeAll(async () => {
  await NoHits.load();
});

it('the count is a lower bound where the server did not count to the end', () => {
  const head = (counted: Partial<SearchReply>, typed = request.term) =>
    markup(
      <ResultsHead
        searching={{ $term: atom(typed) }}
        request={request}
        total={1234}
        counted={counted}
        onAsk={nothing}
        onFilters={undefined}
      />,
    );
  expect(head({})).toContain('>1,234 hits<');
  expect(head({ atLeast: true })).toContain('>At least 1,234 hits<');
  // Other words in the box may have another number of hits.
  expect(head({})).toContain('> in Swiss banking regulation<');
  expect(head({}, 'Lampe Docht')).toContain('> for “Lampe”<');
});

const request = newSearch('Lampe', 'DE', 'DE');
const hit: SearchHit = {
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
};
const reply: SearchReply = {
  status: 2,
  facetFields: {},
  hits: [hit],
  total: 1,
  ladder: [],
  narrow: { categories: [], documents: [], parts: [], validities: [], languages: [] },
  asOf: '2026-01-01',
  ignored: [],
};
const href = ({ regTextId, article, path, versionDate }: { [name: string]: string | undefined }) =>
  `/${[regTextId, article, path, versionDate].filter(Boolean).join('/')}`;
const drawHit = (more: Partial<SearchHit> = {}, ask: SearchRequest = request) =>
  markup(<Hit hit={{ ...hit, ...more }} request={ask} href={href} isChosen={false} onChoose={nothing} />);
const drawList = (more: Partial<SearchReply>, ask: SearchRequest = request) =>
  markup(
    <HitList
      reply={{ ...reply, ...more }}
      request={ask}
      onAsk={nothing}
      href={href}
      counts={{}}
      isWaiting={false}
      chosen={undefined}
      onChoose={nothing}
      onPage={nothing}
    />,
  );

describe('a hit', () => {
  it('names article and document, and leads from heading and passages to their places', () => {
    const drawn = drawHit();
    expect(drawn).toContain('Art.\u00a037<i>b</i>');
    expect(drawn).toContain('title="Lampengesetz">LampG');
    expect(drawn).toContain('href="/lamp/37b/37b^2"');
    expect(drawn).toContain('href="/lamp/37b/37b^3^a"');
    expect(drawn).toContain('Der <mark>Docht</mark>');
  });

  it('keeps hostile strings inert', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const drawn = drawHit({
      heading: [{ text: hostile }],
      title: hostile,
      shortName: hostile,
      missing: [hostile],
    });
    expect(drawn).not.toContain('<img');
  });

  it('offers to say why it matched where reasons are known', () => {
    expect(drawHit()).toContain('Why this hit?');
    expect(drawHit({ reasons: [] })).not.toContain('Why this hit?');
  });

  it.each<[string, Partial<SearchHit>, string]>([
    ['words that it lacks', { missing: ['délai'] }, '<s>délai</s>'],
    ['the language in which it was found', { foundIn: 'FR' }, 'found in French'],
    ['that it is repealed', { repealed: true }, 'repealed'],
    ['that it is an earlier version', { validity: 'past' }, 'earlier version'],
    ['that it is a future version', { validity: 'future' }, 'future version'],
    ['where it stands', {}, '2. Abschnitt'],
  ])('says %s', (_, more, words) => {
    expect(drawHit(more)).toContain(words);
  });

  it('opens in its version where that is not in force today, or another day is asked for', () => {
    expect(drawHit({ validity: 'past' })).toContain('href="/lamp/37b/37b^2/2024-01-01"');
    expect(drawHit({}, { ...request, term: 'at:2025-05-05 Lampe' })).toContain('/37b/37b^2/2024-01-01"');
    expect(drawHit({}, { ...request, versionDate: '2025-05-05' })).toContain(
      'href="/lamp/37b/37b^2/2024-01-01"',
    );
  });

  it('that the term named itself can be opened and cited', () => {
    const drawn = drawHit({ reasons: [{ kind: 'citation', field: 'number', asked: '37b', found: '37b' }] });
    expect(drawn).toContain('Cited provision');
    expect(drawn).toContain('Open article');
    expect(drawn).toContain('Copy citation');
    expect(drawHit()).not.toContain('Copy citation');
  });
});

describe('the list', () => {
  const step = { query: 'Lampe #all', searchLanguage: 'DE', total: 61, used: false } as const;

  it('offers the steps of the ladder with what they would give', () => {
    const drawn = drawList({ ladder: [{ kind: 'fullDataSet', ...step }] });
    expect(drawn).toContain('Expand to the full data set');
    expect(drawn).toContain('61 hits');
  });

  it.each([
    ['fullDataSet', 'These come from the full data set.'],
    ['asWords', 'No text has this passage. These hits have its words.'],
    ['otherWords', 'These hits have the other words of the query.'],
    ['otherLanguage', 'found in another language'],
    ['paragraphBefore', 'This is the last one before it.'],
    ['previousAppendix', 'This is the previous one.'],
  ] as const)('says that the step %s was taken', (kind, words) => {
    const drawn = drawList({ status: 3, ladder: [{ kind, ...step, used: true }] });
    expect(drawn).toContain(words);
    expect(drawn).not.toContain('Search further');
  });

  it.each([
    ['Lampe', 'No hits in Swiss banking regulation.'],
    ['#eu #asb Lampe', 'No hits in “European Union”, “Self-regulation”.'],
    ['"#eu" Lampe', 'No hits in Swiss banking regulation.'],
  ])('of %j says %s', (term, words) => {
    const step = {
      kind: 'fullDataSet',
      query: '#all Lampe',
      searchLanguage: 'DE',
      total: 1,
      used: true,
    } as const;
    expect(drawList({ ladder: [step] }, { ...request, term })).toContain(words);
  });

  it('says where the server has not learnt everything yet', () => {
    expect(drawList({ learning: true })).toContain('still being prepared');
    expect(drawList({})).not.toContain('still being prepared');
    const without = drawList({ learning: true, hits: [], total: 0 });
    expect(without).toContain('Nothing was found for “Lampe” yet.');
    expect(without.split('still being prepared')).toHaveLength(2);
  });

  it('offers a likely spelling and tells what was left out', () => {
    const drawn = drawList({ didYouMean: { query: 'Lampen', total: 7 }, ignored: ['der', 'die'] });
    expect(drawn).toContain('>Lampen</button>');
    expect(drawn).toContain('7 hits');
    expect(drawn).toContain('der, die');
  });

  it.each([
    ['"Lampe', 'A quotation mark is open'],
    ['(Lampe', 'The brackets do not match'],
    ['Lampe ""', 'Empty quotation marks'],
    ['Lampe OR', 'An OR has nothing beside it'],
    [`Lampe ${'Docht '.repeat(400)}`, 'Only its beginning was searched'],
    ['Lampe reg:', '“reg:” needs a value'],
  ])('tells beside the answer what was made of %j', (term, words) => {
    expect(drawList({}, { ...request, term })).toContain(words);
    expect(drawList({})).not.toContain(words);
  });

  it('says that nothing was found, and what to do', () => {
    expect(drawList({ hits: [], total: 0 })).toContain('Nothing was found for “Lampe”.');
    const narrowed = drawList({ hits: [], total: 0 }, { ...request, documents: ['lamp'] });
    expect(narrowed).toContain('with these filters');
    expect(narrowed).toContain('Reset all filters');
  });

  it('turns pages of twenty', () => {
    expect(drawList({ total: 20 })).not.toContain('Next page');
    const second = drawList({ total: 45 }, { ...request, page: 2 });
    expect(second).toContain('21–40 of 45');
    const last = drawList({ total: 45 }, { ...request, page: 3 });
    expect(last).toContain('41–45 of 45');
    expect(last).toMatch(/disabled=""[^>]*>(?:(?!<\/button>).)*Next page/);
  });
});

describe('filters', () => {
  const narrow: SearchReply['narrow'] = {
    categories: [
      { value: 'base', count: 3 },
      { value: 'eu', count: 2 },
    ],
    documents: [{ value: 'lamp', shortName: 'LampG', title: 'Lampengesetz', count: 5 }],
    parts: [{ value: 'annex', count: 1 }],
    validities: [{ value: 'current', count: 5 }],
    languages: [
      { value: 'DE', count: 5 },
      { value: 'FR', count: 0 },
    ],
  };
  const draw = (ask: SearchRequest) =>
    markup(<Filters request={ask} reply={{ ...reply, narrow }} onAsk={nothing} />);

  it('show what each would leave', () => {
    const drawn = draw(request);
    expect(drawn).toMatch(/LampG, Lampengesetz<\/span><span>5/);
    expect(drawn).toMatch(/European Union<\/span>(?:<\/?span>)*2/);
    expect(drawn).toMatch(/Annex<\/span>(?:<\/?span>)*1/);
    expect(drawn).toMatch(/Final provisions<\/span>(?:<\/?span>)*0/);
    expect(drawn).toMatch(/French<\/span>(?:<\/?span>)*0/);
    // A language without a count has no number.
    expect(drawn).toMatch(/Italian<\/span>(?:<\/?span>)*<\/label>/);
  });

  it('take law in force for chosen where nothing is, and offer no way back from it', () => {
    const drawn = draw(request);
    expect(drawn).toMatch(/checked=""\/>(?:<span>)+In force/);
    expect(drawn).not.toContain('Reset');
    expect(draw({ ...request, validities: ['past'] })).toContain('aria-label="Reset: Validity"');
  });

  it('keep a chosen document in sight that has no hits', () => {
    expect(draw({ ...request, documents: ['wick'] })).toMatch(
      /checked=""\/>(?:<span>)+wick<\/span>(?:<\/?span>)*0/,
    );
  });
});

it('names the places where something can be found, and none of those that are not built yet', () => {
  const counts = { regulations: 1400, topics: 0, comments: 2, changes: 0 };
  const drawn = markup(<Facets value="comments" counts={counts} onChange={nothing} />);
  for (const name of ['Regulations', 'Comments']) expect(drawn).toContain(`>${name}<`);
  for (const name of ['Topics', 'Regesta comments', 'Changes', 'Files in changes'])
    expect(drawn).not.toContain(`>${name}<`);
  expect(drawn).toContain('1,400');
  expect(drawn).toMatch(/aria-pressed="true">Comments/);
  expect(markup(<Facets value="regulations" counts={{ ...counts, comments: 0 }} onChange={nothing} />)).toBe(
    '',
  );
});

it('names acts by their short names, as people call them', () => {
  const document = (title: string, shortName: string) => ({ value: shortName, shortName, title, count: 1 });
  const drawn = markup(
    <Filters
      request={request}
      reply={{
        ...reply,
        narrow: {
          ...reply.narrow,
          documents: [
            document('Bundesgesetz vom 8. November 1934 über die Banken (Bankengesetz, BankG)', 'BankG'),
            document('Lampengesetz', 'LampG'),
            document('Dochtordnung', 'Dochtordnung'),
          ],
        },
      }}
      onAsk={nothing}
    />,
  );
  expect([...drawn.matchAll(/<span>([^<]*)<\/span>/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['Bankengesetz, BankG', 'LampG, Lampengesetz', 'Dochtordnung']),
  );
});

it('names a modifier that is unknown and the nearest, and offers the search with it', () => {
  const problem = {
    code: 'unknown-modifier',
    fatal: true,
    modifier: '#exp',
    nearest: '#expl',
    start: 6,
    end: 10,
  } as const;
  const drawn = markup(
    <BadTerm request={{ ...request, term: 'Lampe #exp' }} onAsk={nothing} problem={problem} />,
  );
  expect(drawn).toContain('“#exp” is not a search modifier. Did you mean “#expl”?');
  expect(drawn).toContain('Search with “Lampe #expl”');
});
