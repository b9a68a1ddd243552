import { describe, expect, it } from 'vitest';
import type { CarriedMark } from '../contract/domain/carried-mark.ts';
import { texts as assurance } from '../i18n/en/assurance.ts';
import { texts as review } from '../i18n/en/review.ts';
import { anAnswer } from './answer-fixture.ts';
import { answeredPlaceOf, carriedWords, isElsewhere, readPlaceOf } from './carried-over.ts';

const mark = (fields: Partial<CarriedMark> = {}): CarriedMark => ({
  caid: 'k1',
  versionDate: '2025-01-01',
  outcome: 'unchanged',
  state: 'placed',
  open: false,
  ...fields,
});
const parked = mark({ outcome: 'repealed', state: 'parked', open: true });

describe('an answer that was carried over', () => {
  it('is read where it stands today, and knows for what it was given', () => {
    const answer = anAnswer({ standsAt: 'lamp~2^1', carried: mark({ outcome: 'renumbered' }) });
    expect(readPlaceOf(answer)).toEqual({ completeParagraphID: 'lamp~2^1' });
    expect(answeredPlaceOf(answer)).toEqual({ completeParagraphID: 'lamp~1^1', versionDate: '2024-01-01' });
    expect(isElsewhere(answer)).toBe(true);
    expect(isElsewhere(anAnswer({ carried: mark() }))).toBe(false);
  });

  it.each([undefined, 'lamp~2^1'])(
    'is read in its version once it is parked, wherever it stood: %s',
    (standsAt) => {
      const answer = anAnswer({ standsAt, carried: parked });
      expect(readPlaceOf(answer)).toEqual({ completeParagraphID: 'lamp~1^1', versionDate: '2024-01-01' });
      expect(isElsewhere(answer)).toBe(false);
    },
  );

  it.each([
    [undefined, ''],
    [mark(), 'Words unchanged'],
    [mark({ outcome: 'renumbered', open: true }), 'New number, same words, to be reviewed'],
    [mark({ outcome: 'renumbered' }), 'New number, same words'],
    [mark({ outcome: 'changed', state: 'review', open: true }), 'Words changed, to be reviewed'],
    [mark({ outcome: 'changed' }), 'Words changed'],
    [parked, 'Repealed, parked, to be reviewed'],
    [{ ...parked, open: false }, 'Repealed, parked'],
    [mark({ outcome: 'repealed', state: 'placed', open: false }), 'Moved here by hand'],
  ])('says how it came: %j', (carried, words) => {
    const text = (key: string, values: Record<string, string> = {}) => {
      const [feature, name = ''] = key.split('.');
      const texts: Record<string, string> = feature === 'review' ? review : assurance;
      return (texts[name] ?? key).replace('{{outcome}}', values.outcome ?? '');
    };
    expect(carriedWords(carried, text)).toBe(words);
  });
});
