import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { Part, Unit } from '#core/contract/main/regulation-text.ts';
import { encodeSegment, segmentEdition } from './segment.ts';
import { segmentOf } from './store-segment.ts';

const words = (...content: (string | { note: number })[]): Part => ({ part: 'text', content });
const paragraph = (id: string, ...content: Parameters<typeof words>): Part => ({
  part: 'division',
  kind: 'paragraph',
  id,
  parts: [words(...content)],
});
const cell = (text: string) => ({ parts: [words(text)] });

/** Units whose index depends on folding, tokens, stop words and fields. */
const units = (
  [
    { id: 'pref', kind: 'preface', depth: 0, parts: [words('Titelblatt')] },
    { id: '{chap_1}', kind: 'chapter', depth: 0, heading: ['Übergrößen & Œuvre'], parts: [] },
    {
      id: '{lvl_1}',
      kind: 'level',
      depth: 1,
      parent: '{chap_1}',
      heading: ['Marge'],
      marginal: true,
      parts: [],
    },
    {
      id: '5a',
      kind: 'article',
      depth: 2,
      parent: '{lvl_1}',
      heading: ['L’autorité, dell’autorità'],
      parts: [
        paragraph('5a^1', 'Bail-in-Bonds, E-Geld und/oder Straßen; 952.0, 1’000.50 und 2023/1114.', {
          note: 1,
        }),
        paragraph(
          '5a^2',
          'Die Bank der Banken: Müller, naïve cœur, città, É.-U., A\u00adB, 𝒳 und ¼ §\u00a05bis.',
        ),
        { part: 'table', rows: [[cell('Tarif'), cell('10 %')]] },
      ],
    },
    { id: '6', kind: 'article', depth: 1, parent: '{chap_1}', repealed: true, parts: [] },
    {
      id: '{A1}',
      kind: 'annex',
      depth: 0,
      heading: ['Gebühren'],
      parts: [words('Tarif')],
    },
  ] satisfies Omit<Unit, 'notes'>[]
).map((unit): Unit => ({ ...unit, notes: [] }));

it('counts what is indexed of a text: whoever changes that raises the edition', () => {
  const digest = createHash('sha256');
  for (const language of interfaceLanguageCodes) {
    const names = { [language]: { long: 'Gesetz über Banken', short: 'BankG' } };
    digest.update(encodeSegment(segmentOf(1, { language, sourceNumber: '952.0', names, units })));
  }
  // If the digest differs, raise the edition and update both values here.
  expect({ edition: segmentEdition, digest: digest.digest('hex').slice(0, 16) }).toEqual({
    edition: 2,
    digest: '4815c506bacdffba',
  });
});
