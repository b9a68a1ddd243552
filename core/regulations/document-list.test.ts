import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../contract/main/categories.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import {
  countByCategory,
  type DocumentColumn,
  filterDocuments,
  marksOf,
  shortNameOf,
  sortDocuments,
  textLanguages,
} from './document-list.ts';

const aDocument = (fields: Partial<RegulationDocument> = {}): RegulationDocument => ({
  regTextId: 'muster',
  displayName: 'MusterG',
  longName: 'Mustergesetz',
  shortNames: { DE: 'MusterG' },
  sourceNumber: '952.0',
  category: 'base',
  sample: false,
  archived: false,
  versionDate: '2024-01-01',
  status: 'inForce',
  languages: ['DE'],
  source: 'classified',
  legalStatus: 'consolidated',
  languageVersions: { DE: '2024-01-01' },
  ...fields,
});

const act = aDocument();
const ordinance = aDocument({
  regTextId: 'eigenmittel',
  displayName: 'Verordnung über die Eigenmittel',
  longName: 'Verordnung über die Eigenmittel',
  shortNames: {},
  sourceNumber: '952.03',
  category: 'base',
  versionDate: '2023-07-01',
});
const regulation = aDocument({
  regTextId: 'eu-1',
  displayName: 'Règlement d’exemple',
  longName: 'Règlement d’exemple sur la liquidité',
  shortNames: { FR: 'RegEx', EN: 'ExReg' },
  sourceNumber: '',
  category: 'eu',
  versionDate: '2030-01-01',
  status: 'future',
});
const all = [act, ordinance, regulation];

describe('the list of regulations', () => {
  it('counts every view, empty ones too', () => {
    expect(countByCategory(all)).toMatchObject({ base: 2, eu: 1, basel: 0, supervision: 0 });
    expect(Object.keys(countByCategory([]))).toEqual([...categories]);
  });

  it.each([
    ['', undefined, ['muster', 'eigenmittel', 'eu-1']],
    ['', 'eu', ['eu-1']],
    ['LIQUIDITE reglement', undefined, ['eu-1']],
    ['exreg', undefined, ['eu-1']],
    ['952.03', undefined, ['eigenmittel']],
    ['SR 952.03', undefined, ['eigenmittel']],
    ['rs\u00a0952.03', undefined, ['eigenmittel']],
    ['uber', undefined, ['eigenmittel']],
    ['uber', 'eu', []],
    ['nothing like this', undefined, []],
  ] as const)('filtered by "%s" in %s leaves %j', (term, category, expected) => {
    expect(filterDocuments(all, category, term).map(({ regTextId }) => regTextId)).toEqual(expected);
  });

  it.each([
    ['number', false, ['muster', 'eigenmittel', 'eu-1']],
    ['number', true, ['eigenmittel', 'muster', 'eu-1']],
    ['name', false, ['muster', 'eu-1', 'eigenmittel']],
    ['version', true, ['eu-1', 'muster', 'eigenmittel']],
    ['shortName', false, ['muster', 'eu-1', 'eigenmittel']],
  ] as const)('sorted by %s, descending %s, is %j', (column, descending, expected) => {
    const sorted = sortDocuments(all, { column, descending }, 'DE');
    expect(sorted.map(({ regTextId }) => regTextId)).toEqual(expected);
  });

  it('neither loses nor doubles an entry when sorted', () => {
    const documents = fc.array(
      fc.record({ regTextId: fc.uuid(), longName: fc.string(), sourceNumber: fc.string() }).map(aDocument),
    );
    const column = fc.constantFrom<DocumentColumn>('shortName', 'name', 'number', 'version');
    fc.assert(
      fc.property(documents, column, fc.boolean(), (given, by, descending) => {
        const ids = (list: RegulationDocument[]) => list.map(({ regTextId }) => regTextId).sort();
        expect(ids(sortDocuments(given, { column: by, descending }, 'DE'))).toEqual(ids(given));
      }),
    );
  });
});

describe('a document', () => {
  it.each([
    ['in force', {}, []],
    ['archived', { archived: true, status: 'past' }, ['archived']],
    ['future', { status: 'future' }, ['future']],
    ['past', { status: 'past' }, ['past']],
  ] as const)('that is %s is marked', (_, fields, expected) => {
    expect(marksOf(aDocument(fields))).toEqual(expected);
  });

  it.each([
    [act, 'DE', 'MusterG'],
    [regulation, 'FR', 'RegEx'],
    [ordinance, 'DE', ''],
    [act, 'FR', 'MusterG'],
  ] as const)('has a short name where there is one', (document, language, expected) => {
    expect(shortNameOf(document, language)).toBe(expected);
  });
});

it.each([
  [['DE'], 'DE', undefined],
  [['DE', 'FR', 'IT'], 'EN', 'DE, FR, IT'],
  [[], 'EN', undefined],
] as const)('a document with a text in %j says beside a title in %s: %s', (languages, language, said) => {
  expect(textLanguages({ languages: [...languages] }, language)).toBe(said);
});
