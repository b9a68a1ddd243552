import type { Unit } from '#core/contract/main/regulation-text.ts';
import { provisions } from '../import/provisions.ts';
import type { ImportedText } from '../import/regulation.ts';
import type { Printed } from '../import/store.ts';

/** An article with one numbered paragraph per text. */
export function anArticle(number: string, ...paragraphs: string[]): Unit {
  return {
    id: number,
    kind: 'article',
    depth: 0,
    eId: `art_${number}`,
    num: [`Art. ${number}`, { note: 1 }],
    heading: [`Gegenstand ${number}`],
    notes: [{ number: 1, content: ['Fassung gemäss Beschluss.'] }],
    parts: paragraphs.map((text, index) => ({
      part: 'division',
      kind: 'paragraph',
      id: `${number}^${index + 1}`,
      num: [String(index + 1)],
      parts: [{ part: 'text', content: [text] }],
    })),
  };
}

/** An invented act of three articles, of which the last is a range. */
export function aText(fields: Partial<Omit<ImportedText, 'provisions'>> = {}): ImportedText {
  const range: Unit = {
    ...anArticle('135-149', 'Diese Artikel regeln die Aufsicht.'),
    range: { first: '135', last: '149' },
  };
  const text = {
    sourceKey: 'eli/test/musterg',
    source: 'fedlex-akn' as const,
    sourceNumber: '999.1',
    sourcePage: 'https://example.org/musterg',
    sample: false,
    language: 'DE' as const,
    versionDate: '2020-01-01',
    entryIntoForce: '2020-01-01',
    dateBasis: 'applicability' as const,
    names: { DE: { long: 'Mustergesetz', short: 'MusterG' }, FR: { long: 'Loi modèle', short: 'LMod' } },
    authoritative: true,
    naming: 'act' as const,
    units: [
      anArticle('1', 'Dieses Gesetz gilt für Muster.'),
      anArticle('2', 'Muster sind frei.', 'Sie gelten.'),
      range,
    ],
    counts: { articles: 3, repealed: 0, paragraphs: 4, items: 0, notes: 3, tables: 0, images: 0, annexes: 0 },
    warnings: [],
    ...fields,
  };
  return { ...text, provisions: provisions(text.units) };
}

/** The typeset pages of that act: on page 1, each article has a box of 100 points around its paragraphs. */
export function aPrint(fields: Partial<Printed> = {}): Printed {
  const box = (top: number, bottom: number, page = 1) => [{ page, top, bottom, left: 50, right: 370 }];
  return {
    pdf: new TextEncoder().encode(`%PDF-1.7\n${'pages '.repeat(200)}\n%%EOF`),
    pages: 2,
    positions: [
      { path: '1', boxes: box(100, 200) },
      { path: '1^1', boxes: box(120, 200) },
      { path: '2', boxes: box(200, 300) },
      { path: '2^1', boxes: box(220, 250) },
      { path: '2^2', boxes: box(255, 300) },
      { path: '135-149', boxes: box(60, 160, 2) },
      { path: '135-149^1', boxes: box(80, 160, 2) },
    ],
    ...fields,
  };
}
