import { describe, expect, it } from 'vitest';
import type { CarriedMark } from '../contract/domain/carried-mark.ts';
import { anAnswer } from './answer-fixture.ts';
import { answersFor } from './answers-for.ts';

const version = '2024-01-01';
const mark = (fields: Partial<CarriedMark> = {}): CarriedMark => ({
  caid: 'k1',
  versionDate: version,
  outcome: 'unchanged',
  state: 'placed',
  open: false,
  ...fields,
});
const old = anAnswer({ raid: 'old', versionDate: '2020-01-01' });

describe('what stands for a version', () => {
  it.each([
    ['its own answer', [anAnswer(), old], { current: 'a1', earlier: 'old' }],
    ['what was said of the latest earlier one', [old], { earlier: 'old' }],
    ['nothing', [], {}],
    ['an earlier answer on the same words', [{ ...old, carried: mark() }], { carried: 'old' }],
    ['no earlier answer on others', [{ ...old, carried: mark({ state: 'review' }) }], { earlier: 'old' }],
    [
      'no earlier answer that was carried to a version before',
      [{ ...old, carried: mark({ versionDate: '2022-01-01' }) }],
      { earlier: 'old' },
    ],
    [
      'its own answer beside an earlier one on the same words',
      [anAnswer(), { ...old, carried: mark() }],
      { current: 'a1', earlier: 'old' },
    ],
  ])('is %s', (_, list, expected) => {
    const { current, carried, earlier } = answersFor(list, version);
    expect({ current: current?.raid, carried: carried?.raid, earlier: earlier?.raid }).toEqual(expected);
  });

  it('is no answer to a part that this language divides differently', () => {
    const writtenOn = { language: 'DE', regArt: 'lamp~1^1', aligned: false } as const;
    const part = anAnswer({ writtenOn });
    const { current, beside } = answersFor([anAnswer({ raid: 'own' }), part], version);
    expect([current?.raid, beside]).toEqual(['own', [part]]);
  });
});
