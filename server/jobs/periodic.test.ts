import { expect, it } from 'vitest';
import { isPeriodDue } from './periodic.ts';

const at = (time: string) => new Date(`2026-03-29T${time}:00Z`);

it.each([
  ['never tried', null, false, 24, true],
  ['a minute too early', at('00:01'), false, 10, false],
  ['on the minute', at('00:00'), false, 10, true],
  ['long ago', new Date('2020-01-01T00:00:00Z'), false, 24, true],
  ['failed less than an hour ago', at('09:30'), true, 24, false],
  ['failed an hour ago', at('09:00'), true, 24, true],
])('work is due by clock and database: %s', (_, triedAt, hasFailed, hours, due) => {
  expect(isPeriodDue({ triedAt, hasFailed }, hours, at('10:00'))).toBe(due);
});
