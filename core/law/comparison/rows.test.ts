import { describe, expect, test } from 'vitest';
import type { Part, Unit } from '../../contract/main/regulation-text.ts';
import {
  article,
  changeLine,
  chapter,
  compare,
  inside,
  letter,
  paragraph,
  repealed,
  text,
} from './units-fixture.ts';

const words = {
  ferry: 'Die Fährbetriebe melden dem Amt jeden Unterbruch ihrer Fahrten auf dem See.',
  barn: 'Wer Lagerhäuser am Hafen führt, bewahrt die Pläne der Schuppen trocken auf.',
  coin: 'Goldbarren und Münzen werden von der Kasse gewogen und einzeln verzeichnet.',
  cable: 'Seilbahnen an steilen Hängen brauchen eine Bewilligung der Gemeinde im Tal.',
  bread: 'Bäckereien backen nachts kein Brot, solange nebenan Kinder schlafen wollen.',
};
const { ferry, barn, coin, cable, bread } = words;

/** An article whose paragraphs have these labels and words. */
const of = (id: string, heading: string, ...paragraphs: [label: string, its: string, ...items: Part[]][]) =>
  article(
    id,
    heading,
    paragraphs.map(([label, its, ...items]) => paragraph(`${id}^${label}`, label, text(its), ...items)),
  );
const item = (path: string, its: string, ...items: Part[]) =>
  letter(path, `${path.split('^').at(-1)}.`, text(its), ...items);
const lines = (before: Unit[], after: Unit[]) => compare(before, after).rows.map(changeLine);
const unitLines = (before: Unit[], after: Unit[]) =>
  compare(before, after).units.map(
    ({ path, side, change, other }) => `${side} ${change} ${path}${other === undefined ? '' : ` < ${other}`}`,
  );

describe('a row', () => {
  const only = (id: string, its: string) => paragraph(`${id}^_`, '', text(its));

  test('of a heading has its depth, that of a paragraph its number if it has one', () => {
    const act = [
      chapter('{chap_1}', '1.', 'Wasser'),
      inside('{chap_1}', article('1', 'Zweck', [only('1', ferry)])),
      inside('{chap_1}', of('2', 'Rest', ['1', barn])),
    ];
    expect(compare(act, act).rows).toEqual([
      {
        change: 'same',
        kind: 'chapter',
        level: 0,
        depth: 0,
        before: { path: '{chap_1}', unit: '{chap_1}', num: '1.' },
        after: { path: '{chap_1}', unit: '{chap_1}', num: '1.' },
        runs: [{ text: 'Wasser' }],
        differences: [],
      },
      {
        change: 'same',
        kind: 'article',
        level: 0,
        depth: 1,
        before: { path: '1', unit: '1', num: 'Art. 1' },
        after: { path: '1', unit: '1', num: 'Art. 1' },
        runs: [{ text: 'Zweck' }],
        differences: [],
      },
      {
        change: 'same',
        kind: 'paragraph',
        level: 0,
        before: { path: '1^_', unit: '1' },
        after: { path: '1^_', unit: '1' },
        runs: [{ text: ferry }],
        differences: [],
      },
      expect.objectContaining({ depth: 1, after: { path: '2', unit: '2', num: 'Art. 2' } }),
      {
        change: 'same',
        kind: 'paragraph',
        level: 0,
        before: { path: '2^1', unit: '2', num: '1' },
        after: { path: '2^1', unit: '2', num: '1' },
        runs: [{ text: barn }],
        differences: [],
      },
    ]);
  });

  test('of what is on one side has that side', () => {
    const [one, other] = [of('1', '', ['1', ferry]), of('1', '', ['1', ferry], ['2', barn])];
    const side = { path: '1^2', unit: '1', num: '2' };
    const row = { kind: 'paragraph', level: 0, differences: [] };
    expect(compare([one], [other]).rows[2]).toEqual({
      ...row,
      change: 'new',
      after: side,
      runs: [{ text: barn, op: 'inserted' }],
    });
    expect(compare([other], [one]).rows[2]).toEqual({
      ...row,
      change: 'repealed',
      before: side,
      runs: [{ text: barn, op: 'deleted' }],
    });
  });

  test('of a paragraph of which only a word is left has both texts, and no differences', () => {
    const rowOf = (before: string, label: string, after: string) =>
      compare([of('1', '', ['2', before])], [of('1', '', [label, after])]).rows[1];
    expect(rowOf('Es kostet 5 Franken.', '2', 'Aufgehoben')).toMatchObject({
      change: 'repealed',
      runs: [
        { text: 'Es kostet 5 Franken.', op: 'deleted' },
        { text: 'Aufgehoben', op: 'inserted' },
      ],
      differences: [],
    });
    expect(rowOf('Es kostet 5 Franken.', '2-3', '…')).toMatchObject({ change: 'repealed', differences: [] });
  });

  test('of texts that only typography tells apart has the later one', () => {
    const { rows } = compare(
      [of('1', '', ['1', 'Die Fähre ... fährt.'])],
      [of('1', '', ['1', 'Die Fähre … fährt.'])],
    );
    expect(rows[1]).toMatchObject({
      change: 'same',
      runs: [{ text: 'Die Fähre … fährt.' }],
      differences: [],
    });
  });

  describe('of a heading', () => {
    const act = (num: string, heading: string) => [
      chapter('{chap_1}', num, heading),
      inside('{chap_1}', of('1', 'Zweck', ['1', ferry])),
    ];
    const rowOf = (before: Unit[], after: Unit[]) => compare(before, after).rows[0];

    test('that came back under another number has both differences', () => {
      expect(rowOf(act('1.', '…'), act('2.', 'Wasser'))?.differences).toEqual([
        { class: 'wording', before: '…', after: 'Wasser' },
        { class: 'numbering', before: '1.', after: '2.' },
      ]);
    });

    test('that stays repealed has the later words, and no differences', () => {
      expect(rowOf(act('1.', '…'), act('1.–2.', 'Aufgehoben'))).toMatchObject({
        change: 'same',
        runs: [{ text: 'Aufgehoben' }],
        differences: [],
      });
    });
  });
});

describe('what moved in an article', () => {
  test('are the paragraphs that changed places with one that kept its number', () => {
    const before = of('1', '', ['1', ferry], ['2', barn], ['3', coin]);
    const after = of('1', '', ['1', coin], ['2', barn], ['3', ferry]);
    expect(lines([before], [after])).toEqual([
      'same 1 > 1',
      'left 1^1 to 1^3',
      'moved 1^3 > 1^1',
      'same 1^2 > 1^2',
      'left 1^3 to 1^1',
      'moved 1^1 > 1^3',
    ]);
  });

  test('is not what only counts on, beside what came from another article', () => {
    const before = [
      of('1', 'Fähren', ['1', ferry], ['2', cable], ['3', bread]),
      of('2', 'Kasse', ['1', coin], ['2', barn]),
    ];
    const after = [
      of('1', 'Fähren', ['1', ferry]),
      of('2', 'Kasse', ['1', barn], ['2', cable], ['3', bread]),
    ];
    expect(lines(before, after)).toEqual([
      'same 1 > 1',
      'same 1^1 > 1^1',
      'left 1^2 to 2^2',
      'left 1^3 to 2^3',
      'same 2 > 2',
      'repealed 2^1 > -',
      'renumbered 2^2 > 2^1',
      'moved 1^2 > 2^2',
      'moved 1^3 > 2^3',
    ]);
  });

  const flat = of('1', '', ['1', 'Es gilt:', item('1^1^a', ferry), item('1^1^b', barn)]);
  const nested = of('1', '', ['1', 'Es gilt:', item('1^1^a', ferry, item('1^1^a^b', barn))]);

  test('is an item that stands below another paragraph, wherever it stands in the text', () => {
    expect(lines([flat], [nested]).at(-1)).toBe('moved 1^1^b > 1^1^a^b');
    expect(lines([nested], [flat]).at(-1)).toBe('moved 1^1^a^b > 1^1^b');
  });

  test('is such an item of a paragraph that is compared alone', () => {
    const roots = { beforeRoot: '1^1', afterRoot: '1^1' };
    expect(compare([flat], [nested], roots).rows.map(changeLine).at(-1)).toBe('moved 1^1^b > 1^1^a^b');
    expect(compare([nested], [flat], roots).rows.map(changeLine).at(-1)).toBe('moved 1^1^a^b > 1^1^b');
  });

  test('is not an item around which something is new or gone', () => {
    const around = of('1', '', ['1', 'Es gilt:', item('1^1^c', cable, item('1^1^c^b', barn))]);
    const alone = of('1', '', ['1', 'Es gilt:', item('1^1^b', barn)]);
    expect(lines([alone], [around]).at(-1)).toBe('same 1^1^b > 1^1^c^b');
    expect(lines([around], [alone]).slice(1)).toEqual([
      'same 1^1 > 1^1',
      'repealed 1^1^c > -',
      'same 1^1^c^b > 1^1^b',
    ]);
  });

  test('is not an item that one source has directly below the article', () => {
    const below = article('1', 'Zweck', [text('Es gilt:'), item('1^a', ferry)]);
    const around = article('1', 'Zweck', [paragraph('1^1', '', text('Es gilt:'), item('1^a', ferry))]);
    expect(lines([below], [around]).at(-1)).toBe('same 1^a > 1^a');
    expect(lines([around], [below]).at(-1)).toBe('same 1^a > 1^a');
  });

  test('is nothing of an article that got a number', () => {
    const { num: _, ...bare } = of('1', '', ['1', ferry], ['2', barn]);
    const full = of('1', '', ['1', ferry], ['2', barn]);
    expect(lines([bare], [full])).toEqual(['new - > 1', 'same 1^1 > 1^1', 'same 1^2 > 1^2']);
    expect(lines([full], [bare])).toEqual(['repealed 1 > -', 'same 1^1 > 1^1', 'same 1^2 > 1^2']);
  });
});

describe('articles that moved', () => {
  const [a, b, c] = [
    (id: string) => of(id, 'Fähren', ['1', ferry]),
    (id: string) => of(id, 'Schuppen', ['1', barn]),
    (id: string) => of(id, 'Münzen', ['1', coin]),
  ];

  test('are those that changed places with one that kept its number', () => {
    const [before, after] = [
      [a('1'), b('2'), c('3')],
      [c('1'), b('2'), a('3')],
    ];
    expect(lines(before, after).filter((line) => !line.includes('^'))).toEqual([
      'left 1 to 3',
      'moved 3 > 1',
      'same 2 > 2',
      'left 3 to 1',
      'moved 1 > 3',
    ]);
    expect(unitLines(before, after)).toEqual(['after moved 1 < 3', 'after moved 3 < 1']);
  });

  test('are told whatever is new between them', () => {
    const fresh = of('4', 'Seilbahnen', ['1', cable]);
    expect(lines([a('1'), b('2')], [b('3'), fresh, a('5')]).filter((line) => !line.includes('^'))).toEqual([
      'left 1 to 5',
      'renumbered 2 > 3',
      'new - > 4',
      'moved 1 > 5',
    ]);
  });
});

describe('what is gone stands', () => {
  const last = of('2', 'Rest', ['1', bread]);

  test('first, if nothing was before it', () => {
    const others = [of('2', 'Rest', ['1', bread]), of('3', 'Kasse', ['1', coin])];
    expect(lines([of('1', 'Fähren', ['1', ferry]), ...others], others)).toEqual([
      'repealed 1 > -',
      'repealed 1^1 > -',
      'same 2 > 2',
      'same 2^1 > 2^1',
      'same 3 > 3',
      'same 3^1 > 3^1',
    ]);
  });

  test('where its predecessor stood, not where that moved', () => {
    const before = [of('1', 'Fähren', ['1', ferry], ['2', barn], ['3', coin]), last];
    const after = [of('1', 'Fähren', ['1', ferry]), of('2', 'Rest', ['1', bread], ['2', barn])];
    expect(lines(before, after)).toEqual([
      'same 1 > 1',
      'same 1^1 > 1^1',
      'left 1^2 to 2^2',
      'repealed 1^3 > -',
      'same 2 > 2',
      'same 2^1 > 2^1',
      'moved 1^2 > 2^2',
    ]);
  });

  test('behind the items that its predecessor got, and before the paragraph that took its place', () => {
    const before = of('1', '', ['1', 'Es gilt:', item('1^1^a', ferry)], ['2', barn]);
    const items = [item('1^1^a', ferry), item('1^1^b', coin), item('1^1^c', cable)];
    const after = of('1', '', ['1', 'Es gilt:', ...items], ['1bis', bread]);
    expect(lines([before, last], [after, last]).slice(2, 7)).toEqual([
      'same 1^1^a > 1^1^a',
      'new - > 1^1^b',
      'new - > 1^1^c',
      'repealed 1^2 > -',
      'new - > 1^1bis',
    ]);
  });

  test('behind all that was added at the end', () => {
    const before = of('1', '', ['1', 'Es gilt:', item('1^1^a', ferry)], ['2', barn]);
    const after = of('1', '', ['1', 'Es gilt:', item('1^1^a', ferry), item('1^1^b', coin)]);
    expect(lines([before], [after]).slice(2)).toEqual([
      'same 1^1^a > 1^1^a',
      'new - > 1^1^b',
      'repealed 1^2 > -',
    ]);
  });
});

describe('the contents', () => {
  const rest = of('9', 'Rest', ['1', bread]);

  test('have a mark where the words of a heading changed, with the old number if there was another', () => {
    const before = of('1', 'Fähren auf dem See', ['1', ferry]);
    expect(unitLines([before, rest], [of('1', 'Fähren auf dem Fluss', ['1', ferry]), rest])).toEqual([
      'after changed 1',
    ]);
    expect(unitLines([before, rest], [of('2', 'Fähren auf dem Fluss', ['1', ferry]), rest])).toEqual([
      'after changed 2 < 1',
    ]);
  });

  test('have a mark where something is new, and only there', () => {
    const first = (...more: [string, string][]) => of('1', 'Fähren', ['1', ferry], ...more);
    expect(unitLines([first(), rest], [first(['2', barn]), rest])).toEqual(['after changed 1']);
  });

  test('have a mark on both articles of a paragraph that moved', () => {
    const [one, two] = [of('1', 'Fähren', ['1', ferry]), of('2', 'Kasse', ['1', coin], ['2', barn])];
    const after = [one, of('2', 'Kasse', ['1', coin]), of('9', 'Rest', ['1', bread], ['2', barn])];
    expect(unitLines([one, two, rest], after)).toEqual(['after changed 2', 'after changed 9']);
  });

  test('say which articles are gone, unless they were repealed already', () => {
    const gone = of('2', 'Kasse', ['1', coin]);
    expect(unitLines([of('1', 'Fähren', ['1', ferry]), gone, repealed('3'), rest], [rest])).toEqual([
      'before repealed 1',
      'before repealed 2',
    ]);
  });

  test('say nothing of an article that came as a repealed one', () => {
    expect(unitLines([rest], [repealed('8'), rest])).toEqual([]);
    expect(lines([rest], [repealed('8'), rest])).toEqual(['same 9 > 9', 'same 9^1 > 9^1']);
  });
});
