import { describe, expect, test } from 'vitest';
import { isInRange } from './range.ts';

const inAct = { id: '135-149', range: { first: '135', last: '149' } };
const inFinal = { id: '{disp_u1}3-10', range: { first: '3', last: '10' } };
const second = { id: '{disp_u1}3-10!2', range: { first: '3', last: '10' } };
const inAnnex = { id: '{A1a}5a-5c', range: { first: '5a', last: '5c' } };

describe('isInRange', () => {
  test.each([
    ['135', inAct, true],
    ['140^2^b', inAct, true],
    ['149', inAct, true],
    ['140bis', inAct, true],
    ['134', inAct, false],
    ['150', inAct, false],
    ['140p2', inAct, false],
    ['140p1B', inAct, false],
    ['{disp_u1}140', inAct, false],
    ['{disp_u1}5', inFinal, true],
    ['{disp_u1}5^1', second, true],
    ['{disp_u1}2', inFinal, false],
    ['{disp_u1}11', inFinal, false],
    ['{disp_u1}', inFinal, false],
    ['{disp_u1}^2', inFinal, false],
    ['{disp_u2}5', inFinal, false],
    ['5', inFinal, false],
    ['{A1a}5b', inAnnex, true],
    ['{A1}5b', inAnnex, false],
    ['5b', inAnnex, false],
    ['^^^', inAct, false],
    ['{disp_u1}5 6', inFinal, false],
    ['140', { id: '140' }, false],
  ])('%s in %o: %s', (path, unit, expected) => {
    expect(isInRange(path, unit)).toBe(expected);
  });
});
