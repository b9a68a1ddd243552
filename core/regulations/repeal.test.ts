import { describe, expect, it } from 'vitest';
import { repealedSince, repealNote } from './repeal.ts';

const unitWith = (...notes: string[]) => ({
  notes: notes.map((content, at) => ({ number: at + 1, content: [content] })),
});

describe('the day of a repeal', () => {
  it('is that of the last act in the note, not of an earlier amendment', () => {
    const unit = unitWith(
      'Eingefügt durch Ziff. I, mit Wirkung seit 1. Juli 2010 (AS 2010 1). Aufgehoben durch Ziff. II, mit Wirkung seit 1. Jan. 2017.',
    );
    expect(repealedSince(unit, 'DE')).toBe('2017-01-01');
    expect(repealNote(unit, 'DE')).toBe('Aufgehoben mit Wirkung seit 1. Januar 2017');
  });

  it('is that of the last note', () => {
    const unit = unitWith('Abrogé, avec effet au 1er juil. 2010.', 'Abrogé, avec effet au 1er août 2012.');
    expect(repealedSince(unit, 'FR')).toBe('2012-08-01');
  });

  it('is not told where no note gives one', () => {
    expect(repealNote(unitWith('Repealed.'), 'EN')).toBe('Repealed');
  });

  it.each([
    ['DE', 'Aufgehoben durch Ziff. I des BG, mit Wirkung seit 1. Sept. 2011 (AS 2011).', '2011-09-01'],
    ['DE', 'Aufgehoben, mit Wirkung ab dem 15. März 2020', '2020-03-15'],
    ['FR', 'Abrogé par le ch. I, avec effet au 1er août 2021', '2021-08-01'],
    ['IT', 'Abrogato dal n. I, con effetto dal 1° set. 2011', '2011-09-01'],
    ['EN', 'Repealed by No I, with effect from 1 Jan. 2016', '2016-01-01'],
    ['DE', 'Aufgehoben durch Ziff. I des BG', undefined],
    ['DE', 'mit Wirkung seit 1. Brumaire 2011', undefined],
  ] as const)('%s: is read in “%s”', (language, text, expected) => {
    expect(repealedSince(unitWith(text), language)).toBe(expected);
  });

  it.each([
    ['DE', 'mit Wirkung seit 1. Sept. 2011', 'Aufgehoben mit Wirkung seit 1. September 2011'],
    ['FR', 'avec effet au 1er sept. 2011', 'Abrogé avec effet au 1er septembre 2011'],
    ['IT', 'con effetto dal 1° set. 2011', 'Abrogato con effetto dal 1° settembre 2011'],
    ['EN', 'with effect from 1 September 2011', 'Repealed with effect from 1 September 2011'],
    ['DE', 'ohne Datum', 'Aufgehoben'],
  ] as const)('%s: is named in the language of the text', (language, note, said) => {
    expect(repealNote(unitWith(note), language)).toBe(said);
  });
});
