import { describe, expect, it } from 'vitest';
import { repealDay } from './repeal-day.ts';

const unitWith = (...notes: string[]) => ({
  notes: notes.map((content, at) => ({ number: at + 1, content: [content] })),
});

describe('the day of a repeal', () => {
  it('is that of the last act in the note, not of an earlier amendment', () => {
    const unit = unitWith(
      'Eingefügt durch Ziff. I, mit Wirkung seit 1. Juli 2010 (AS 2010 1). Aufgehoben durch Ziff. II, mit Wirkung seit 1. Jan. 2017.',
    );
    expect(repealDay(unit)).toBe('2017-01-01');
  });

  it('is that of the last note', () => {
    const unit = unitWith('Abrogé, avec effet au 1er juil. 2010.', 'Abrogé, avec effet au 1er août 2012.');
    expect(repealDay(unit)).toBe('2012-08-01');
  });

  it.each([
    ['Aufgehoben durch Ziff. I des BG, mit Wirkung seit 1. Sept. 2011 (AS 2011).', '2011-09-01'],
    ['Aufgehoben, mit Wirkung ab dem 15. März 2020', '2020-03-15'],
    ['Abrogé par le ch. I, avec effet au 1er août 2021', '2021-08-01'],
    ['Abrogato dal n. I, con effetto dal 1° set. 2011', '2011-09-01'],
    ['Repealed by No I, with effect from 1 Jan. 2016', '2016-01-01'],
    ['Repealed.', undefined],
    ['Aufgehoben durch Ziff. I des BG', undefined],
    ['mit Wirkung seit 1. Brumaire 2011', undefined],
  ] as const)('is read in “%s”', (text, expected) => {
    expect(repealDay(unitWith(text))).toBe(expected);
  });
});
