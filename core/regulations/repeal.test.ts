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
});
