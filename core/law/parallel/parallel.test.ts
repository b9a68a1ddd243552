import { describe, expect, it } from 'vitest';
import type { Division, Part, Unit } from '../../contract/main/regulation-text.ts';
import { alignmentOf, mergeUnitOrder } from './alignment.ts';
import { parallelRows } from './rows.ts';
import { unevenChanges } from './uneven.ts';

const says = (text: string): Part => ({ part: 'text', content: [text] });
const piece = (kind: Division['kind'], id: string, num: string, ...parts: Part[]): Part => ({
  part: 'division',
  kind,
  id,
  num: [num],
  parts,
});
const article = (id: string, ...parts: Part[]): Unit => ({
  id,
  kind: 'article',
  depth: 0,
  num: [`Art. ${id}`],
  heading: [`Lampen ${id}`],
  parts,
  notes: [],
});
const list = (id: string, words: string, ...items: string[]) =>
  piece(
    'paragraph',
    id,
    '1',
    says(words),
    ...items.map((item, at) => piece('letter', `${id}^${'abc'[at]}`, `${'abc'[at]}.`, says(item))),
  );

describe('the order of several languages', () => {
  it('is that of the first, with what only others have in its place', () => {
    expect(
      mergeUnitOrder([
        ['1', '2', '5'],
        ['1', '3', '4', '5', '6'],
        ['0', '2', '3'],
      ]),
    ).toEqual(['0', '1', '3', '4', '2', '5', '6']);
  });
  it('names each once where languages order otherwise', () => {
    expect(mergeUnitOrder([['1', '2', '3'], ['3', '2', '1'], []])).toEqual(['1', '2', '3']);
    expect(mergeUnitOrder([[], ['1', '2']])).toEqual(['1', '2']);
    expect(mergeUnitOrder([])).toEqual([]);
  });
});

describe('units in several languages', () => {
  const german = article('1', list('1^1', 'Zugelassen sind:', 'Lampen;', 'Dochte.'));
  const french = article('1', list('1^1', 'Sont admises:', 'les lampes;', 'les mèches.'), says('Fin.'));
  const english = article('1', list('1^1', 'The following is allowed: lamps and wicks.'));

  it('agree paragraph by paragraph where the divisions are the same', () => {
    expect(alignmentOf([german, french])).toBe('paragraphs');
    expect(alignmentOf([german, null])).toBe('paragraphs');
    expect(alignmentOf([german, french, english])).toBe('article');
  });

  it('have a row for each head, paragraph, item and text between', () => {
    const rows = parallelRows({ aligned: 'paragraphs', columns: [german, french] });
    expect(rows.map(({ key, kind, level, cells }) => [key, kind, level, cells.map(Boolean)])).toEqual([
      ['1', 'head', 0, [true, true]],
      ['1^1', 'paragraph', 0, [true, true]],
      ['1^1^a', 'letter', 0, [true, true]],
      ['1^1^b', 'letter', 0, [true, true]],
      ['1 1', 'text', 0, [false, true]],
    ]);
    expect(rows[2]?.cells.map((cell) => cell?.parts)).toEqual([[says('Lampen;')], [says('les lampes;')]]);
  });

  it('put what only a later language has where it stands there', () => {
    const opened = article('1', says('Préambule.'), list('1^1', 'Sont admises:', 'a', 'b'));
    const rows = parallelRows({ aligned: 'paragraphs', columns: [german, opened] });
    expect(rows.map(({ key }) => key)).toEqual(['1', '1 0', '1^1', '1^1^a', '1^1^b']);
  });

  it('stand beside each other as a whole where they do not agree, and are empty where one lacks them', () => {
    const rows = parallelRows({ aligned: 'article', columns: [german, english, null] });
    expect(rows.map(({ kind, cells }) => [kind, cells.map(Boolean)])).toEqual([
      ['head', [true, true, false]],
      ['whole', [true, true, false]],
    ]);
    expect(rows[1]?.cells[0]?.parts).toBe(german.parts);
  });

  it('begin with their first row where there is no head', () => {
    const recital: Unit = {
      ...article('7', says('Die Lampe.'), list('7^1', 'Liste:', 'x')),
      kind: 'recital',
      num: ['(7)'],
      heading: undefined,
    };
    const preamble: Unit = {
      id: '{preamble_1}',
      kind: 'preamble',
      depth: 0,
      parts: [says('Es gilt:')],
      notes: [],
    };
    const rows = [recital, preamble].flatMap((unit) =>
      parallelRows({ aligned: 'paragraphs', columns: [unit, unit] }),
    );
    expect(rows.map(({ key, begins }) => [key, begins])).toEqual([
      ['7', true],
      ['7^1', true],
      ['7^1^a', true],
      ['{preamble_1} 0', true],
    ]);
  });
});

describe('uneven changes', () => {
  const now = (words: string, ...items: string[]) => article('1', list('1^1', words, ...items));
  const uneven = (
    german: [Unit | null, Unit | null],
    french: [Unit | null, Unit | null],
  ): ReturnType<typeof unevenChanges> =>
    unevenChanges([
      { language: 'DE', before: german[0], after: german[1] },
      { language: 'FR', before: french[0], after: french[1] },
    ]);

  it('name the innermost place that one language changed and the other did not', () => {
    const same: [Unit, Unit] = [now('Sont admis:', 'dix'), now('Sont admis:', 'dix')];
    expect(uneven([now('Es gilt:', '10'), now('Es gilt:', '12')], same)).toEqual([
      { path: '1^1^a', changed: ['DE'] },
    ]);
  });

  it('are none where both changed, also where one is divided otherwise', () => {
    const german: [Unit, Unit] = [now('Es gilt:', '10'), now('Es gilt:', '12')];
    expect(uneven(german, [now('Sont:', '10'), now('Sont:', '12')])).toEqual([]);
    const undivided: [Unit, Unit] = [now('Vaut 10.'), now('Vaut 12.')];
    expect(uneven(german, undivided)).toEqual([]);
  });

  it('do not count numbers, notes and typography', () => {
    const renumbered = article('1', piece('paragraph', '1^1', '1bis', says('Es\u00a0gilt\u00a0„das“.')));
    const before = article('1', piece('paragraph', '1^1', '1', says('Es gilt «das».')));
    const same: [Unit, Unit] = [now('Vaut.'), now('Vaut.')];
    expect(uneven([before, renumbered], same)).toEqual([]);
  });

  it('count what is new in one language and was there in the other, not what only one has', () => {
    const grown: [Unit, Unit] = [now('Es gilt:', 'a'), now('Es gilt:', 'a', 'b')];
    expect(uneven(grown, [now('Vaut:', 'a', 'b'), now('Vaut:', 'a', 'b')])).toEqual([
      { path: '1^1^b', changed: ['DE'] },
    ]);
    expect(uneven(grown, [now('Vaut:', 'a'), now('Vaut:', 'a')])).toEqual([{ path: '1^1', changed: ['DE'] }]);
    const shrunk: [Unit, Unit] = [now('Es gilt:', 'a', 'b'), now('Es gilt:', 'a')];
    expect(uneven(shrunk, [now('Vaut:', 'a'), now('Vaut:', 'a')])).toEqual([
      { path: '1^1', changed: ['DE'] },
    ]);
    expect(uneven([null, now('Neu.')], [null, now('Nouveau.')])).toEqual([]);
    expect(uneven([null, now('Neu.')], [null, null])).toEqual([]);
  });
});
