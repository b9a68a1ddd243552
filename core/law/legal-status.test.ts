import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '../contract/languages.ts';
import { legalStatuses } from '../contract/main/text-status.ts';
import { type LegalFacts, legalStatusOf, officialSourceOf } from './legal-status.ts';
import { collectionText, legalStatusText, originTexts } from './legal-words.ts';

const facts = (more: Partial<LegalFacts> = {}): LegalFacts => ({
  sample: false,
  authoritative: true,
  language: 'DE',
  sourceKey: 'eli/cc/1999/404',
  ...more,
});

describe('the legal status of a text', () => {
  it.each([
    ['of the classified compilation is that of a consolidated one', {}, 'consolidated'],
    ['of the official compilation is binding', { sourceKey: 'eli/oc/2023/732' }, 'binding'],
    ['of the federal gazette is published only', { sourceKey: 'eli/fga/2025/7' }, 'gazette'],
    ['of another official source is official', { sourceKey: 'eli/reg/2013/575' }, 'official'],
    ['in English is that of a translation, whatever its file claims', { language: 'EN' }, 'translation'],
    [
      'of the European Union in English is official',
      { language: 'EN', sourceKey: 'eli/reg/2013/575' },
      'official',
    ],
    ['whose file claims no force is unofficial', { authoritative: false }, 'unofficial'],
    ['of an earlier import is not known', { authoritative: null }, 'unknown'],
    ['that is invented is a sample, even under a key of law', { sample: true }, 'sample'],
  ] as const)('%s', (_what, more, status) => {
    expect(legalStatusOf(facts(more))).toBe(status);
  });

  it('of invented law names no official source', () => {
    expect(officialSourceOf(facts({ sample: true }))).toBe('other');
    expect(originTexts({ source: 'other' }, 'DE')).toEqual([]);
  });

  it.each(interfaceLanguageCodes)('has different words for each, %s', (language) => {
    const words = legalStatuses.map((status) => legalStatusText(status, language));
    expect(new Set(words).size).toBe(legalStatuses.length);
  });
});

it('pages name the official source and Regesta, and bear the day on which they were made', () => {
  const sourcePage = 'https://www.fedlex.admin.ch/eli/cc/1999/404/fr';
  expect(originTexts({ source: 'classified', sourcePage, madeOn: '2026-05-01' }, 'FR')).toEqual([
    `Source\u202f: Recueil systématique (RS), Fedlex, ${sourcePage}`,
    'Reproduit par Regesta, 1er mai 2026',
  ]);
});

it.each([
  ['DE', 'Stand der Sammlung: 1. Mai 2026'],
  ['FR', 'État de la collection\u202f: 1er mai 2026'],
  ['IT', 'Stato della raccolta: 1° maggio 2026'],
  ['EN', 'Collection as of 1 May 2026'],
] as const)('the day of the collection, %s', (language, words) => {
  expect(collectionText('2026-05-01', language)).toBe(words);
});
