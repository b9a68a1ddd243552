import { describe, expect, it, vi } from 'vitest';
import { createOffers } from './search.ts';
import type { SearchDependencies } from './search-types.ts';

const act = {
  regTextId: 'lamp',
  category: 'base',
  status: 'inForce',
  archived: false,
  sample: true,
  languages: ['DE'],
  shortNames: { DE: 'LampG', FR: 'LLamp' },
};
const saying = (...content: string[]) => [{ part: 'text', content }];
const units = [
  { id: '{p}', kind: 'preface', parts: [] },
  {
    id: '1',
    kind: 'article',
    heading: ['Zweck'],
    parts: saying('Es regelt die bewilligungspflichtigen Lampen.'),
  },
  { id: '2', kind: 'article', heading: ['Schutz der ', { tag: 'i', content: ['Dochte'] }], parts: [] },
  { id: '3', kind: 'article', heading: ['Aufgehoben'], repealed: true, parts: [] },
  { id: '37b', kind: 'article', heading: ['Bewilligungspflicht'], parts: [] },
];

function withDocuments(...documents: object[]) {
  const main = {
    listOfRegulation: vi.fn(async () => documents),
    regText: vi.fn(async (_: { regTextId: string }) => ({ units })),
  };
  const notices = { report: vi.fn() };
  const { examples, categories } = createOffers({ main, notices } as unknown as SearchDependencies);
  return { main, notices, find: examples, categories };
}

describe('the examples of the box', () => {
  it('are made from a document that is there', async () => {
    const { find } = withDocuments(act);
    expect(await find('DE')).toEqual([
      { term: '"Schutz der Dochte" LampG', text: 'examplePhrase' },
      { term: 'Art. 37b LampG', text: 'exampleArticle' },
      { term: 'reg:LampG Bewilligungspflicht', text: 'exampleField' },
      { term: 'reg:LampG Zweck -Schutz', text: 'exampleOptOut' },
    ]);
  });

  it('opt out of no word where all articles have it', async () => {
    const { main, find } = withDocuments(act);
    main.regText.mockResolvedValue({ units: units.slice(0, 2) });
    expect((await find('DE')).map(({ text }) => text)).not.toContain('exampleOptOut');
  });

  it.each([
    ['that is not of the default scope', { category: 'eu' }],
    ['that is not in force', { status: 'past' }],
    ['whose articles are all repealed', { archived: true }],
    ['whose name has several words', { shortNames: { DE: 'Das Lampengesetz' } }],
    ['without a short name', { shortNames: {} }],
    ['without a text in the language', { languages: ['FR'] }],
  ])('are none of a document %s', async (_, more) => {
    const { main, find } = withDocuments({ ...act, ...more });
    expect(await find('DE')).toEqual([]);
    expect(main.regText).not.toHaveBeenCalled();
  });

  it('name real acts before samples', async () => {
    const { main, find } = withDocuments(act, { ...act, regTextId: 'real', sample: false });
    await find('DE');
    expect(main.regText.mock.calls[0]?.[0]).toMatchObject({ regTextId: 'real' });
  });

  it('are looked for once, and again where that failed', async () => {
    const { main, find } = withDocuments(act);
    main.listOfRegulation.mockRejectedValueOnce(new Error('away'));
    expect(await find('DE')).toEqual([]);
    expect(await find('DE')).toHaveLength(4);
    await find('DE');
    expect(main.listOfRegulation).toHaveBeenCalledTimes(2);
  });
});

describe('the sources of the box', () => {
  it('are those of the documents, which are fetched once for sources and examples', async () => {
    const { main, find, categories } = withDocuments(act, { ...act, category: 'eu' });
    await find('DE');
    expect(await categories('DE')).toEqual(new Set(['base', 'eu']));
    expect(main.listOfRegulation).toHaveBeenCalledOnce();
  });

  it('are unknown while the documents cannot be fetched', async () => {
    const { main, categories } = withDocuments(act);
    main.listOfRegulation.mockRejectedValueOnce(new Error('away'));
    expect(await categories('DE')).toBeUndefined();
    expect(await categories('DE')).toEqual(new Set(['base']));
  });
});
