import { describe, expect, test } from 'vitest';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { article, chapter, inside, letter, paragraph, repealed, text } from '../comparison/units-fixture.ts';
import { carried, customer, lamps, oil, said, wicks } from './carried-fixture.ts';
import { carryOver } from './carry-over.ts';
import { needsReview } from './carrying.ts';
import { differenceRows } from './difference-rows.ts';

describe('what is carried over by itself', () => {
  test('has its words and its place, typography apart', () => {
    const before = [article('1', 'Pflicht', said('1', `${wicks} Siehe Artikel 5.`, lamps))];
    const after = [article('1', 'Pflicht', said('1', `${wicks} Siehe Artikel\u00a05.`, lamps))];
    expect(carried(before, after)).toEqual({
      1: 'unchanged 1',
      '1^1': 'unchanged 1^1',
      '1^2': 'unchanged 1^2',
    });
  });

  test('is told to be renumbered where something stands before it now', () => {
    const before = [article('1', 'Pflicht', said('1', lamps, wicks))];
    const after = [article('1', 'Pflicht', said('1', lamps, oil, wicks))];
    expect(carried(before, after)).toEqual({
      1: 'changed 1',
      '1^1': 'unchanged 1^1',
      '1^2': 'renumbered 1^3',
    });
  });

  test('goes along with an article that got another number or another chapter', () => {
    const before = [
      chapter('{chap_1}', '1', 'Licht'),
      inside('{chap_1}', article('1', 'Pflicht', said('1', lamps, wicks))),
      inside('{chap_1}', article('2', 'Öl', said('2', oil, 'Es wird nicht verdünnt.'))),
    ];
    const after = [
      chapter('{chap_1}', '1', 'Licht'),
      inside('{chap_1}', article('1', 'Neues', said('1', 'Kerzen gehen auch.', 'Sie tropfen aber.'))),
      inside('{chap_1}', article('2', 'Pflicht', said('2', lamps, wicks))),
      chapter('{chap_2}', '2', 'Stoffe'),
      inside('{chap_2}', article('3', 'Öl', said('3', oil, 'Es wird nicht verdünnt.'))),
    ];
    const all = carried(before, after);
    expect([all['1'], all['1^2'], all['2'], all['2^1']]).toEqual([
      'renumbered 2',
      'renumbered 2^2',
      'renumbered 3',
      'renumbered 3^1',
    ]);
  });
});

describe('what has a mark', () => {
  test('changed its words, and the comparison says how', () => {
    const before = [article('1', 'Pflicht', said('1', lamps, wicks))];
    const after = [article('1', 'Pflicht', said('1', lamps, 'Der Docht ist jeden Tag zu kürzen.'))];
    const { carryings, rows } = carryOver(before, after, 'DE');
    const changed = carryings.find(({ from }) => from === '1^2');
    expect(changed).toMatchObject({ fate: 'changed', to: '1^2' });
    expect(changed && needsReview(changed)).toBe(true);
    expect(changed && differenceRows(rows, changed).flatMap(({ differences }) => differences)).toMatchObject([
      { before: 'jede Woche', after: 'jeden Tag' },
    ]);
  });

  test('changed places with another, since either may be the one that moved', () => {
    const before = [article('1', 'Pflicht', said('1', lamps, wicks, oil))];
    const after = [article('1', 'Pflicht', said('1', wicks, lamps, oil))];
    expect(carried(before, after)).toMatchObject({
      '1^1': 'moved 1^2',
      '1^2': 'moved 1^1',
      '1^3': 'unchanged 1^3',
    });
  });

  test('moved to another article, with the same words', () => {
    const before = [article('1', 'Pflicht', said('1', lamps, oil)), article('2', 'Docht', said('2', wicks))];
    const after = [article('1', 'Pflicht', said('1', lamps)), article('2', 'Docht', said('2', wicks, oil))];
    expect(carried(before, after)['1^2']).toBe('moved 2^2');
  });

  test('was split or merged', () => {
    const whole = [article('1', 'Pflicht', said('1', `${lamps} ${oil}`, wicks))];
    const parts = [article('1', 'Pflicht', said('1', lamps, oil, wicks))];
    expect(carried(whole, parts)['1^1']).toBe('split 1^1 1^2');
    expect(carried(parts, whole)).toMatchObject({ '1^1': 'merged 1^1', '1^2': 'merged 1^1' });
  });
});

describe('equal words', () => {
  test('of two paragraphs, of which one is gone, are not taken for each other', () => {
    const before = [article('1', 'Kunden', said('1', customer, customer, lamps))];
    const after = [article('1', 'Kunden', said('1', customer, lamps))];
    const fates = carryOver(before, after, 'DE').carryings.filter(
      ({ from }) => from === '1^1' || from === '1^2',
    );
    expect(fates.every((each) => each.fate === 'repealed' || needsReview(each))).toBe(true);
  });

  test('of two articles, of which one is repealed, stay in their own', () => {
    const before = [
      article('1', 'Lampen', said('1', customer, lamps)),
      article('2', 'Öl', said('2', customer, oil)),
      article('3', 'Docht', said('3', wicks, 'Er brennt.')),
    ];
    const after = [repealed('1'), before[1], before[2]].flatMap((unit) => unit ?? []);
    expect(carried(before, after)).toMatchObject({
      1: 'repealed near 1',
      '1^1': 'repealed near 1',
      '2^1': 'unchanged 2^1',
    });
  });

  test('of what was repealed stay under their number', () => {
    const dots = (label: string) => paragraph(`1^${label}`, label, text('…'));
    const inserted = paragraph('1^1bis', '1bis', text(oil));
    const last = paragraph('1^3', '3', text(wicks));
    const before = [article('1', 'Pflicht', [...said('1', lamps), inserted, dots('2'), last])];
    const after = [article('1', 'Pflicht', [...said('1', lamps), inserted, dots('2'), dots('3')])];
    expect(carried(before, after)).toMatchObject({ '1^2': 'unchanged 1^2', '1^3': 'repealed near 1^3' });
  });

  test('of a letter that a neighbour got are those of another provision', () => {
    const listed = (...words: string[]) => [
      article('1', 'Kreis', [
        paragraph(
          '1^1',
          '1',
          text('Unterstellt sind:'),
          ...words.map((one, at) => letter(`1^1^${'abc'[at]}`, `${'abc'[at]}.`, text(one))),
        ),
      ]),
    ];
    const { carryings } = carryOver(
      listed('Banken;', 'Fonds;', 'Kassen.'),
      listed('Fonds;', 'Trusts;', 'Kassen.'),
      'DE',
    );
    const taken = carryings.filter(({ from }) => from === '1^1^a');
    expect(taken.every((each) => each.fate === 'repealed' || needsReview(each))).toBe(true);
    expect(carryings.at(-1)).toMatchObject({ from: '1^1^c', fate: 'unchanged' });
  });
});

describe('final provisions', () => {
  const proviso = (id: string, day: string, ...sentences: string[]): Unit => ({
    id,
    kind: 'proviso',
    depth: 0,
    notes: [],
    heading: [`Übergangsbestimmungen zur Änderung vom ${day}`],
    parts: said(id, ...sentences),
  });
  const force = 'Der Bundesrat bestimmt das Inkrafttreten.';
  const later = (names: string[]) => [
    proviso(names[0] ?? '', '1. März 2024', 'Alte Lampen sind innert Jahresfrist anzumelden.', force),
    proviso(names[1] ?? '', '8. Oktober 2004', lamps, force),
    proviso(names[2] ?? '', '3. Mai 2011', oil, force),
  ];

  test('that a new one shifts are told by their words, and what stands in several by what is around it', () => {
    const positions = ['{disp_u1}', '{disp_u2}', '{disp_u3}'];
    const before = later(['', ...positions]).slice(1);
    expect(carried(before, later(positions))).toEqual({
      '{disp_u1}': 'renumbered {disp_u2}',
      '{disp_u1}^1': 'renumbered {disp_u2}^1',
      '{disp_u1}^2': 'renumbered {disp_u2}^2',
      '{disp_u2}': 'renumbered {disp_u3}',
      '{disp_u2}^1': 'renumbered {disp_u3}^1',
      '{disp_u2}^2': 'renumbered {disp_u3}^2',
    });
  });

  test('that are named by their act stay where they are', () => {
    const names = ['{disp_20240301}', '{disp_20041008}', '{disp_20110503}'];
    expect(
      new Set(Object.values(carried(later(names).slice(1), later(names))).map((each) => each.split(' ')[0])),
    ).toEqual(new Set(['unchanged']));
  });
});

test('every place has an outcome, also those in tables and those without words of their own', () => {
  const before: Unit[] = [
    article('1', 'Tafel', [
      { part: 'table', rows: [[{ parts: [paragraph('1^1', '1', text(lamps))] }, { parts: [text('5')] }]] },
      { part: 'division', kind: 'group', id: '1^+list_u1', parts: [letter('1^+list_u1^a', 'a.', text(oil))] },
    ]),
  ];
  expect(Object.keys(carried(before, before))).toEqual(['1', '1^1', '1^+list_u1', '1^+list_u1^a']);
  expect(new Set(carryOver(before, before, 'DE').carryings.map(({ fate }) => fate))).toEqual(
    new Set(['unchanged']),
  );
});
