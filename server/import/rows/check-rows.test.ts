import { describe, expect, it } from 'vitest';
import { rowKindNames, type TableFormat } from '#core/contract/main/loaded-rows.ts';
import { checkRows } from './check-rows.ts';
import { readTable } from './read-table.ts';
import type { Cells } from './row-table.ts';
import { rowTemplate } from './row-template.ts';

const change = {
  slug: 'puffer',
  source: 'finma',
  type: 'circular',
  language: 'DE',
  'topic DE': 'Puffer',
  'summary DE': 'Höher.',
};
const comment = {
  slug: 'zu-5',
  paragraph: 'bankg~5',
  type: 'note',
  date: '2026-11-02',
  language: 'DE',
  'text DE': 'Gut.',
};
const news = {
  slug: 'neu',
  date: '2026-11-02',
  source: 'FINMA',
  language: 'FR',
  'title FR': 'Nouveau',
  'text FR': 'Voilà.',
};
const topic = { name: 'liquidity', language: 'DE', title: 'Liquidität', text: 'Text.' };

const check = (rows: readonly Cells[]) => {
  const columns = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
  return checkRows({ columns, rows: rows.map((cells, index) => ({ number: index + 2, cells })) });
};
const checkedOf = (...rows: Cells[]) => {
  const checked = check(rows);
  return 'problems' in checked ? checked.problems : [];
};
const problemsOf = (...rows: Cells[]) => {
  const checked = check(rows);
  return 'problems' in checked
    ? checked.problems.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)
    : checked.kind;
};
const without = (cells: Cells, column: string) =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => name !== column));

describe('rows', () => {
  it.each(
    rowKindNames.flatMap((kind) =>
      (['csv', 'xlsx', 'json'] as const).map((format) => [kind, format] as const),
    ),
  )('of the template of %s in %s are right as they are', async (kind, format: TableFormat) => {
    const checked = checkRows(await readTable(format, await rowTemplate(kind, format)));
    expect(checked).toMatchObject({ kind, rows: [{ row: format === 'json' ? 1 : 2 }] });
  });

  it.each([
    ['changes', change],
    ['comments', comment],
    ['news', news],
    ['topics', topic],
  ])('are known as %s by their columns', (kind, row) => {
    expect(problemsOf(row)).toBe(kind);
  });

  it('of which nearly all are wrong are named up to a thousand, and a cell of too many names once for those', () => {
    const wrong = Array.from({ length: 2000 }, () => ({ ...topic, language: 'XX' }));
    expect(checkedOf(...wrong)).toHaveLength(1000);
    const many = checkedOf({ ...news, texts: 'bankg '.repeat(10_000) });
    expect(many.map(({ column }) => column)).toEqual(['texts']);
    const columns = Object.fromEntries(Array.from({ length: 5000 }, (_, number) => [`x${number}`, '1']));
    expect(checkedOf({ ...topic, ...columns })).toHaveLength(100);
  });

  it.each<[string, Cells[], string[]]>([
    [
      'columns that several tables have',
      [{ slug: 'a', date: '2026-11-02' }],
      ['1 : the columns may be those of several tables (changes, comments, news): take a template'],
    ],
    [
      'columns of nothing',
      [{ a: '1', b: '2' }],
      ['1 : the columns are those of no table that can be loaded (changes, comments, news, topics)'],
    ],
    ['a misspelled column', [{ ...news, 'titel FR': 'x' }], ['1 titel FR: is no column of news']],
    ['a column that lacks', [without(news, 'source')], ['1 source: is missing among the columns of news']],
    ['a cell that lacks', [news, { ...without(news, 'source'), slug: 'b' }], ['3 source: is missing']],
    [
      'a slug with a capital',
      [{ ...news, slug: 'Neu' }],
      ['2 slug: must consist of small letters, digits and single hyphens between them'],
    ],
    ['a day that does not exist', [{ ...news, date: '2026-02-30' }], ['2 date: must be a date that exists']],
    [
      'an unknown source',
      [{ ...change, source: 'bafin' }],
      [
        '2 source: must be one of confederation, finma, snb, basel, eu, sba, six, internal, other, not "bafin"',
      ],
    ],
    [
      'an unknown type',
      [{ ...comment, type: 'joke' }],
      ['2 type: must be one of note, interpretation, question, measure, risk, decision'],
    ],
    [
      'no words in its language',
      [{ ...news, language: 'DE' }],
      ['2 title DE: is missing: the row is written in this language'],
    ],
    ['half of the words', [{ ...news, 'title IT': 'Nuovo' }], ['2 text IT: is missing']],
    [
      'a place that is none',
      [{ ...comment, paragraph: 'bankg' }],
      ['2 paragraph: must be a complete paragraph identifier, such as bankg~5^1'],
    ],
    [
      'a text that is none',
      [{ ...news, texts: 'bankg~5 bankg~' }],
      ['2 texts: must be documents or paragraphs, such as bankg or bankg~5^1'],
    ],
    [
      'an address of a script',
      [{ ...news, link: 'javascript:alert(1)' }],
      ['2 link: must be an address that begins with https:// or http://'],
    ],
    ['a name twice', [news, { ...news, source: 'SNB' }], ['3 : neu is that of row 2 too']],
    [
      'a page twice in a language',
      [topic, topic, { ...topic, language: 'FR' }],
      ['3 : liquidity DE is that of row 2 too'],
    ],
    ['a provision that is none', [{ ...change, provisions: 'bankg' }], ['2 provisions: must be a complete']],
    ['a slug that is too long', [{ ...change, slug: 'a'.repeat(101) }], ['2 slug: must have at most 100']],
    ['a day of no calendar', [{ ...change, deadline: '0999-01-01' }], ['2 deadline: must be from']],
    ['a date in words', [{ ...comment, date: 'May' }], ['2 date: must be a date like']],
    [
      'too many names',
      [{ ...news, texts: Array.from({ length: 51 }, (_, at) => `t${at}`).join(' ') }],
      ['2 texts: must name at most 50'],
    ],
    ['two lines', [{ ...topic, title: 'a\nb' }], ['2 title: must be one line']],
    ['a page with a slash', [{ ...topic, name: '../secret' }], ['2 name: must be the name of a topic']],
    [
      'several things',
      [{ ...news, slug: 'A', date: 'x' }, { ...without(news, 'source') }],
      ['2 slug:', '2 date:', '3 source: is missing'],
    ],
  ])('with %s are refused by row and column', (_, rows, problems) => {
    const refusals = problemsOf(...rows);
    // Pages say each of them in the language of whoever reads.
    for (const { code } of checkedOf(...rows)) expect(code).toBeDefined();
    expect(refusals).toHaveLength(problems.length);
    for (const [index, problem] of problems.entries()) expect(refusals[index]).toContain(problem);
  });
});
