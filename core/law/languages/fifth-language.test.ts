import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { dutch, dutchNames } from './dutch-fixture.ts';

const language: LanguageCode = 'NL';

/** Reads law after Dutch has got its line in both lists, as it would have in their files. */
async function readLaw() {
  const [{ nameWords }, { grammars }] = await Promise.all([import('./names.ts'), import('./grammars.ts')]);
  Object.assign(nameWords, { [language]: dutchNames });
  Object.assign(grammars, { [language]: dutch });
  const [citables, references, citation, index, definitions, finder, keys] = await Promise.all([
    import('../references/citables.ts'),
    import('../references/find-references.ts'),
    import('../citation/query-citation.ts'),
    import('../citation/name-index.ts'),
    import('../terms/definitions-of.ts'),
    import('../terms/term-finder.ts'),
    import('../terms/glossary-key.ts'),
  ]);
  return { ...citables, ...references, ...citation, ...index, ...definitions, ...finder, ...keys };
}

let law: Awaited<ReturnType<typeof readLaw>>;
beforeAll(async () => {
  vi.resetModules();
  law = await readLaw();
});
// Other tests in this process shall not know Dutch.
afterAll(() => {
  vi.resetModules();
});

const documents = [
  {
    regTextId: 'own',
    sourceNumber: '',
    names: ['Visserijwet', 'Wet van 9 mei 2013 betreffende de visserij'],
  },
  { regTextId: 'haven', sourceNumber: '', names: ['Havenwet', 'Wet van 3 maart 2011 betreffende de havens'] },
].map(({ names: [short = '', long = ''], ...document }) => ({
  ...document,
  naming: 'act' as const,
  shortNames: { [language]: [short] },
  longNames: { [language]: [long] },
}));

const unit = (id: string, text: string): Unit => ({
  id,
  kind: 'article',
  depth: 0,
  num: [`Art. ${id}`],
  heading: ['Onderwerp'],
  notes: [],
  parts: [{ part: 'text', content: [text] }],
});

const cited = (text: string) =>
  law
    .unitReferences(unit('7', text), () => '', {
      citables: law.createCitables(documents),
      language,
      own: 'own',
    })
    .flat()
    .map(
      ({ start, end, documents: [document], paths: [path] }) =>
        `${text.slice(start, end)} → ${document}~${path}`,
    );

describe('a language beyond the four, of which there is one file and its line in both lists', () => {
  it.each([
    [
      'volgens artikel 5, lid 2, onder b), van deze wet',
      ['artikel 5, lid 2, onder b), van deze wet → own~5^2^b'],
    ],
    ['krachtens de artikelen 3 tot 5 en 8', ['artikelen 3 → own~3', '5 → own~5', '8 → own~8']],
    ['volgens artikel 4 van de Havenwet', ['artikel 4 van de Havenwet → haven~4']],
    [
      'volgens artikel 4 van de wet van 3 maart 2011 betreffende de havens',
      ['artikel 4 van de wet van 3 maart 2011 betreffende de havens → haven~4'],
    ],
    // The names of its months tell which act is meant.
    [
      'volgens artikel 4 van de wet betreffende de havens van 3 maart 2011',
      ['artikel 4 van de wet betreffende de havens van 3 maart 2011 → haven~4'],
    ],
    ['volgens artikel 4 van de wet betreffende de havens van 4 mei 2012', []],
    ['binnen 5 en 30 dagen', []],
    ['volgens artikel 5 van de oude wet', []],
  ])('has its references read: %s', (text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  it('has its citations read in a query, without the word that leads to them', () => {
    const query = law.findQueryCitation('zie artikel 5, lid 2, Havenwet', law.createNameIndex(documents));
    expect(query?.citation.documents).toEqual(['haven']);
    expect(query?.citation.steps.map(({ type, label }) => `${type} ${label}`)).toEqual([
      'ARTICLE 5',
      'PARAGRAPH 2',
    ]);
    expect(query?.rest).toBe('');
  });

  it('has its definitions read, and their terms recognised in another form', () => {
    const units = [
      unit('2', 'Onder een haven wordt verstaan: een plaats waar schepen aanleggen.'),
      unit('3', 'In de zin van dit artikel wordt onder een kade verstaan: een muur aan het water.'),
      unit('4', 'De havens hebben kades.'),
    ];
    const definitions = law.definitionsOf(units, language);
    expect(definitions.map(({ term, path, within }) => ({ term, path, within }))).toEqual([
      { term: 'haven', path: '2', within: undefined },
      { term: 'kade', path: '3', within: new Set(['3']) },
    ]);
    const finder = law.createTermFinder(definitions, language);
    expect(finder.linksOf(units[2] as Unit, 'own').flat()).toEqual([
      { start: 3, end: 9, link: 'term', target: 'own~2' },
    ]);
    expect(law.glossaryKey('havens', language)).toBe(law.glossaryKey('haven', language));
    expect(law.searchedForms('havens')).toContain('haven');
  });
});
