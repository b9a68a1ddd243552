import { describe, expect, it } from 'vitest';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { chooseDocument, examplesOf } from './example-queries.ts';

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
] as unknown as Unit[];

describe('sample queries', () => {
  it('are made from the text of a document', () => {
    expect(examplesOf(units, 'LampG', 'DE')).toEqual([
      { term: '"Schutz der Dochte" LampG', feature: 'phrase' },
      { term: 'Art. 37b LampG', feature: 'article' },
      { term: 'reg:LampG Bewilligungspflicht', feature: 'field' },
      { term: 'reg:LampG Zweck -Schutz', feature: 'optOut' },
    ]);
  });

  it('opt out of no word where all articles have it', () => {
    const features = examplesOf(units.slice(0, 2), 'LampG', 'DE').map(({ feature }) => feature);
    expect(features).toEqual(['article', 'field']);
  });

  it('are none of a text without articles', () => {
    expect(examplesOf(units.slice(0, 1), 'LampG', 'DE')).toEqual([]);
  });
});

describe('the document of sample queries', () => {
  const act = {
    regTextId: 'lamp',
    category: 'base',
    status: 'inForce',
    archived: false,
    sample: true,
    languages: ['DE'],
    shortNames: { DE: 'LampG', FR: 'LLamp' },
  } as unknown as RegulationDocument;
  const chosen = (...documents: object[]) =>
    chooseDocument(documents as RegulationDocument[], 'DE')?.regTextId;

  it.each([
    ['that is not of the default scope', { category: 'eu' }],
    ['that is not in force', { status: 'past' }],
    ['whose articles are all repealed', { archived: true }],
    ['whose name has several words', { shortNames: { DE: 'Das Lampengesetz' } }],
    ['without a short name', { shortNames: {} }],
    ['without a text in the language', { languages: ['FR'] }],
  ])('is none %s', (_, more) => {
    expect(chosen({ ...act, ...more })).toBeUndefined();
    expect(chosen({ ...act, ...more, regTextId: 'unfit' }, act)).toBe('lamp');
  });

  it('is a real act before a sample', () => {
    expect(chosen(act, { ...act, regTextId: 'real', sample: false })).toBe('real');
  });
});
