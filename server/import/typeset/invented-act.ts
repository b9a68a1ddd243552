import type { Division, Inline, Note, Part, TableCell, Unit } from '#core/contract/main/regulation-text.ts';
import type { TypesetInput } from './typeset.ts';

/** An invented act for the tests: notes, tables, lists, and paragraphs that run over pages. */
const text = (...content: Inline[]): Part => ({ part: 'text', content });
const division = (kind: Division['kind'], id: string, num: string, ...parts: Part[]): Division => ({
  part: 'division',
  kind,
  id,
  ...(num === '' ? {} : { num: [num] }),
  parts,
});
const cell = (content: string, head = false): TableCell => ({ head, parts: [text(content)] });

const sentences = [
  'Wer eine Werft betreibt, meldet der Aufsicht jeden Stapellauf im Voraus.',
  'Die Aufsicht kann verlangen, dass ein Gutachten beigebracht wird.',
  'Vorbehalten bleiben strengere Vorschriften der Häfen und Binnengewässer.',
  'Beträge unter 1250 Kronen werden nicht erhoben.',
];
const prose = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `${sentences[(seed + i) % sentences.length]}`).join(' ');

const rates: Part = {
  part: 'table',
  rows: [
    [cell('Länge in Metern', true), cell('Gebühr', true), cell('Zuschlag', true)],
    ...Array.from({ length: 34 }, (_, i) => [cell(`${i + 3}`), cell(`${120 + i * 15}.50`), cell('keiner')]),
    [{ cols: 2, parts: [text('zusammen')] }, cell('99.00')],
  ],
};

const article = (n: number, notes: Note[]): Unit => {
  const id = `${n}`;
  const first = division(
    'paragraph',
    `${id}^1`,
    '1',
    text(`Absatz eins von ${n}: ${prose(n, 2)} Es gilt:`),
    division('letter', `${id}^1^a`, 'a.', text(`bei Booten aus Holz ${n};`)),
    division(
      'letter',
      `${id}^1^b`,
      'b.',
      text('bei anderen:'),
      division('number', `${id}^1^b^1`, '1.', text(`Rumpf ${n},`)),
      division('number', `${id}^1^b^2`, '2.', text('Aufbauten.')),
    ),
    { part: 'text', role: 'closing', content: [`Schluss des Absatzes ${n}.`] },
  );
  const second = division(
    'paragraph',
    `${id}^2`,
    '2',
    text(`Zweitens ${n}. `, prose(n + 1, n % 5 === 0 ? 60 : 3), ...notes.map((it) => ({ note: it.number }))),
  );
  const third = division('paragraph', `${id}^3`, '3', ...(n === 3 ? [text('Gebühren:'), rates] : [rates]));
  return {
    id,
    kind: 'article',
    parent: '{chap_1}',
    depth: 1,
    num: [{ mark: 'b', content: [`Art. ${n}`] }],
    heading: [`Von den Booten der Gruppe ${n}`],
    parts: n === 3 || n === 4 ? [first, second, third] : [first, second],
    notes,
  };
};

const note = (number: number): Note => ({
  number,
  content: [
    `Fassung nach dem Beschluss Nr. ${number} der Hafenversammlung, in Kraft seit Anbeginn (`,
    { href: `https://example.org/beschluss/${number}`, content: [`HB ${number}`] },
    ').',
  ],
});

const units: Unit[] = [
  {
    id: '{preamble_1}',
    kind: 'preamble',
    depth: 0,
    parts: [text('Die Hafenversammlung, gestützt auf die Gezeiten', { note: 1 }, ', beschliesst:')],
    notes: [note(1)],
  },
  {
    id: '{chap_1}',
    kind: 'chapter',
    depth: 0,
    num: ['1. Kapitel: '],
    heading: ['Boote und Werften', { note: 2 }],
    parts: [],
    notes: [note(2)],
  },
  ...Array.from({ length: 12 }, (_, i) => article(i + 1, i % 2 === 0 ? [note(i + 3)] : [])),
  {
    id: '13',
    kind: 'article',
    parent: '{chap_1}',
    depth: 1,
    num: ['Art. 13', { note: 20 }],
    repealed: true,
    parts: [],
    notes: [note(20)],
  },
  {
    id: '{A1}',
    kind: 'annex',
    depth: 0,
    num: ['Anhang 1'],
    heading: ['Muster der Meldung'],
    parts: [
      {
        part: 'quote',
        parts: [text('Ich melde das Boot ', { image: 'boot.png', alt: 'Umriss eines Bootes' })],
      },
      { part: 'table', layout: true, rows: [[cell('Ort, Datum'), cell('Unterschrift')]] },
    ],
    notes: [],
  },
];

export const inventedAct: TypesetInput = {
  language: 'DE',
  title: 'Ordnung über die Boote und Werften',
  shortName: 'Bootsordnung, BoO',
  sourceNumber: '123.4M',
  versionDate: '2026-01-01',
  madeOn: '2026-05-01',
  origin: ['Frei erfundener Text ohne rechtliche Geltung', 'Wiedergabe von Regesta, 1. Mai 2026'],
  sample: true,
  units,
};
