import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Comparison, ComparisonRow, Run } from '../contract/main/comparison.ts';
import { comparisonPaper } from '../law/comparison/report/paper.ts';
import { comparisonDocx } from './export-docx.ts';

type Op = 'ins' | 'del' | undefined;
type ReadParagraph = { style: string; mark: Op; runs: { text: string; op: Op }[] };

const side = (versionDate: string) => ({
  regTextId: 'lampeg',
  displayName: 'LampeG',
  title: 'Lampengesetz, LampeG',
  sourceNumber: '999.1',
  language: 'DE' as const,
  versionDate,
  status: 'inForce' as const,
  source: 'classified' as const,
  legalStatus: 'consolidated' as const,
});

const comparisonOf = (rows: ComparisonRow[]): Comparison => ({
  before: side('2021-08-01'),
  after: side('2023-01-01'),
  rows,
  units: [],
  summary: {} as Comparison['summary'],
  apart: false,
  unrelated: false,
});

const at = (path: string, num?: string) => ({
  path,
  unit: path.split('^')[0] ?? path,
  ...(num ? { num } : {}),
});

const rows: ComparisonRow[] = [
  {
    change: 'same',
    kind: 'article',
    level: 0,
    depth: 3,
    differences: [],
    before: at('1', 'Art. 1'),
    after: at('1', 'Art. 1'),
    runs: [{ text: 'Zweck' }],
  },
  {
    change: 'changed',
    kind: 'paragraph',
    level: 0,
    before: at('1^1', '1'),
    after: at('1^1', '1'),
    runs: [
      { text: 'Das Amt prüft Lampen innert ' },
      { text: '20', op: 'deleted', difference: 0 },
      { text: '7', op: 'inserted', difference: 0 },
      { text: ' Tagen & <nie> später.' },
    ],
    differences: [{ class: 'deadline', before: '20 Tagen', after: '7 Tagen' }],
  },
  {
    change: 'moved',
    kind: 'letter',
    level: 1,
    differences: [],
    before: at('1^2^a', 'a.'),
    after: at('1^1^b', 'b.'),
    runs: [{ text: 'bei Nacht;' }],
  },
  {
    change: 'new',
    kind: 'paragraph',
    level: 0,
    differences: [],
    after: at('1^3', '3'),
    runs: [{ text: 'Neu sind Dochte.', op: 'inserted' }],
  },
  {
    change: 'repealed',
    kind: 'paragraph',
    level: 0,
    differences: [],
    before: at('1^4', '4'),
    runs: [{ text: 'Kerzen fallen weg.', op: 'deleted' }],
  },
];

async function exported(comparison: Comparison, only = false) {
  const files = unzipSync(
    new Uint8Array(
      await comparisonDocx(comparisonPaper(comparison, { language: 'DE', only, madeOn: '2026-05-01' })),
    ),
  );
  return (name: string) => strFromU8(files[name] ?? new Uint8Array());
}

/** The paragraphs of the body after the tables at the top. */
function read(xml: string): ReadParagraph[] {
  const paragraphs: ReadParagraph[] = [];
  let now: ReadParagraph | undefined;
  let op: Op;
  let isText = false;
  let tables = 0;
  const inside: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    if (name === 'w:tbl') tables += 1;
    if (name === 'w:p' && tables === 0) now = { style: '', mark: undefined, runs: [] };
    if (name === 'w:pStyle' && now) now.style = String(attributes['w:val']);
    if (name === 'w:ins' || name === 'w:del') {
      expect(attributes['w:author']).toBe('Regesta');
      expect(attributes['w:date']).toBe('2023-01-01T00:00:00Z');
      const kind = name === 'w:ins' ? 'ins' : 'del';
      if (inside.includes('w:pPr')) {
        if (now) now.mark = kind;
      } else if (!isSelfClosing) op = kind;
    }
    if (name === 'w:t' || name === 'w:delText') {
      expect(name === 'w:delText').toBe(op === 'del');
      isText = true;
    }
    if (name === 'w:tab' && inside.at(-1) === 'w:r') now?.runs.push({ text: '\t', op });
    inside.push(name);
  });
  parser.on('text', (text) => {
    if (isText) now?.runs.push({ text, op });
  });
  parser.on('closetag', ({ name }) => {
    inside.pop();
    if (name === 'w:tbl') tables -= 1;
    if (name === 'w:t' || name === 'w:delText') isText = false;
    if ((name === 'w:ins' || name === 'w:del') && !inside.includes('w:pPr')) op = undefined;
    if (name === 'w:p' && now) {
      paragraphs.push(now);
      now = undefined;
    }
  });
  parser.write(xml).close();
  return paragraphs;
}

/** The text that a word processor leaves after all revisions are accepted, or all are rejected. */
const without = (paragraphs: readonly ReadParagraph[], gone: 'ins' | 'del') =>
  paragraphs
    .filter(({ mark }) => mark !== gone)
    .map(({ runs }) =>
      runs
        .filter(({ op }) => op !== gone)
        .map(({ text }) => text)
        .join(''),
    );

const expected = (all: readonly ComparisonRow[], which: 'before' | 'after') =>
  all
    .filter((row) => row[which] !== undefined)
    .map((row) => {
      const words = row.runs.filter(({ op }) => op !== (which === 'before' ? 'inserted' : 'deleted'));
      const hasNum = (row.before?.num ?? row.after?.num) !== undefined;
      const gap = hasNum && row.runs.some(({ text }) => text !== '') ? '\t' : '';
      return `${row[which]?.num ?? ''}${gap}${words.map(({ text }) => text).join('')}`;
    });

const body = (xml: string, count: number) => read(xml).slice(-count);

describe('a comparison for a word processor', () => {
  it('has revision marks for every difference, by Regesta, of the day of the version', async () => {
    const file = await exported(comparisonOf(rows));
    const paragraphs = body(file('word/document.xml'), rows.length);
    expect(without(paragraphs, 'del')).toEqual([
      'Art. 1\tZweck',
      '1\tDas Amt prüft Lampen innert 7 Tagen & <nie> später.',
      'b.\tbei Nacht;',
      '3\tNeu sind Dochte.',
    ]);
    expect(without(paragraphs, 'ins')).toEqual([
      'Art. 1\tZweck',
      '1\tDas Amt prüft Lampen innert 20 Tagen & <nie> später.',
      'a.\tbei Nacht;',
      '4\tKerzen fallen weg.',
    ]);
    expect(paragraphs.map(({ mark }) => mark)).toEqual([undefined, undefined, undefined, 'ins', 'del']);
  });

  it('names both versions, counts the changes and tells what was moved in a comment', async () => {
    const file = await exported(comparisonOf(rows));
    const xml = file('word/document.xml');
    for (const words of ['Stand 1. August 2021', 'Stand 1. Januar 2023', 'Frist oder Datum', 'SR\u00a0999.1'])
      expect(xml).toContain(words);
    expect(file('word/comments.xml').replaceAll('\u00a0', ' ')).toContain(
      'verschoben, bisher Art. 1 Abs. 2 Bst. a',
    );
    expect(xml.match(/<w:commentReference /g)).toHaveLength(1);
    expect(body(xml, rows.length)[0]?.style).toBe('Heading1');
    expect(file('word/styles.xml')).toContain('de-CH');
    expect(file('word/footer1.xml')).toContain('NUMPAGES');
  });

  it('tells the old place of what moved in a comment, so that both texts have the paragraph once', async () => {
    const left: ComparisonRow = {
      change: 'moved',
      kind: 'letter',
      level: 1,
      differences: [],
      before: at('1^2^a', 'a.'),
      to: '1^1^b',
      runs: [{ text: 'bei Nacht;', op: 'deleted' }],
    };
    for (const place of [0, 1, rows.length]) {
      const file = await exported(comparisonOf(rows.toSpliced(place, 0, left)));
      const paragraphs = body(file('word/document.xml'), rows.length);
      expect(without(paragraphs, 'del')).toEqual(expected(rows, 'after'));
      expect(without(paragraphs, 'ins')).toEqual(expected(rows, 'before'));
      expect(file('word/comments.xml').replaceAll('\u00a0', ' ')).toContain(
        'Art. 1 Abs. 2 Bst. a: verschoben nach Art. 1 Abs. 1 Bst. b',
      );
    }
  });

  it('can leave out what did not change, with the headings around what did', async () => {
    const same: ComparisonRow = {
      change: 'same',
      kind: 'paragraph',
      level: 0,
      differences: [],
      before: at('1^9', '9'),
      after: at('1^9', '9'),
      runs: [{ text: 'Bleibt.' }],
    };
    const file = await exported(comparisonOf([...rows, same]), true);
    const xml = file('word/document.xml');
    expect(xml).not.toContain('Bleibt.');
    expect(xml).toContain('Zweck');
    expect(xml).toContain('Nur geänderte Absätze');
  });

  it('is the text after when all is accepted and the text before when all is rejected', async () => {
    const words = fc.string({ unit: fc.constantFrom(...'ab é<&"\u{1f600}9. '), minLength: 1, maxLength: 12 });
    const run = fc.record({
      text: words,
      op: fc.option(fc.constantFrom('deleted' as const, 'inserted' as const), { nil: undefined }),
    });
    const num = fc.option(fc.constantFrom('1', '2bis', 'a.'), { nil: undefined });
    const row = fc
      .record({
        runs: fc.array(run, { maxLength: 5 }),
        on: fc.constantFrom('both', 'before', 'after'),
        num,
        other: num,
      })
      .map(({ runs, on, num: old, other }): ComparisonRow => {
        const whole = on === 'before' ? 'deleted' : 'inserted';
        const own: Run[] = runs.map(({ text, op }) => {
          const mark = on === 'both' ? op : whole;
          return mark === undefined ? { text } : { text, op: mark };
        });
        return {
          change: 'changed',
          kind: 'paragraph',
          level: 0,
          differences: [],
          runs: own,
          ...(on === 'after' ? {} : { before: at('1^1', old) }),
          ...(on === 'before' ? {} : { after: at('1^1', on === 'after' ? old : other) }),
        };
      });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (all) => {
        const file = await exported(comparisonOf(all));
        const paragraphs = body(file('word/document.xml'), all.length);
        expect(without(paragraphs, 'del')).toEqual(expected(all, 'after'));
        expect(without(paragraphs, 'ins')).toEqual(expected(all, 'before'));
      }),
    );
  });
});
