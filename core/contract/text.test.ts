import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isoMoment } from './params.ts';
import { filledLine, filledText, mendedText, oneLine, searchedText, typedText } from './text.ts';
import { isoDate } from './values.ts';

const reasonOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

const half = '\uD83D';
const halves = [half, '\uDE00', `a${half}b`, `😀${half}`];
const controls = ['\0', 'a\0b', '\u0001', '\u001B[1m', '\u007F'];

describe.each([
  ['as it was typed', typedText(10)],
  ['of many lines', filledText(10)],
  ['of one line', oneLine(10)],
  ['of one line that says something', filledLine(10)],
])('a text %s', (kind, schema) => {
  it.each(halves)('consists of whole characters: %j', (text) => {
    expect(reasonOf(schema, text)).toBe('must consist of whole characters');
  });
  it.each(kind === 'of many lines' ? ['\0', 'a\0b'] : controls)('has no control characters: %j', (text) => {
    expect(reasonOf(schema, `x${text}x`)).toMatch(/must have no control characters|must be one line/);
  });
  it.each(['Zürich', '😀', '👩‍👩‍👧', 'e\u0301', 'العربية', '\u202Ea'])('may be in any script: %s', (text) => {
    expect(v.parse(schema, text)).toBe(text);
  });
  it('has a length', () => {
    expect(v.parse(schema, 'x'.repeat(10))).toHaveLength(10);
    expect(reasonOf(schema, 'x'.repeat(11))).toBe('must have at most 10 characters');
  });
});

it.each([
  ['a\nb\tc\r\n', typedText(10), 'a\nb\tc\r\n'],
  [' a\nb ', filledText(10), 'a\nb'],
  [' a ', oneLine(10), 'a'],
  [' ', oneLine(10), ''],
])('%j keeps the lines that it may have', (text, schema, result) => {
  expect(v.parse(schema, text)).toBe(result);
});

it.each([
  ['a\nb', oneLine(10), 'must be one line'],
  ['a\tb', filledLine(10), 'must be one line'],
  ['\u0085', oneLine(10), 'must be one line'],
  [' ', filledLine(10), 'must not be empty'],
  [' \n', filledText(10), 'must not be empty'],
])('%j is refused', (text, schema, reason) => {
  expect(reasonOf(schema, text)).toBe(reason);
});

it.each([
  [`Titel ${half}`, 'Titel \uFFFD'],
  ['a\0b', 'a b'],
  ['12345678😀0', '12345678😀'],
  ['123456789😀', '123456789'],
  ['1234567👩‍👩‍👧', '1234567'],
])('%j of a page is mended: %j', (text, mended) => {
  expect(v.parse(mendedText(10), text)).toBe(mended);
});

it('controls that a document brings along are blanks in a message, and every fault in a query', () => {
  expect(v.parse(filledText(20), 'Absatz\u000B2\u0002\f')).toBe('Absatz 2');
  expect(v.parse(searchedText(20), `a\0b\u0001c${half}d`)).toBe('a b c\uFFFDd');
  expect(reasonOf(searchedText(3), 'a\0bc')).toBe('must have at most 3 characters');
});

describe('a day', () => {
  it.each(['1000-01-01', '2024-02-29', '9999-12-31'])('%s', (day) => {
    expect(v.parse(isoDate, day)).toBe(day);
    expect(v.is(isoMoment, `${day}T00:00:00Z`)).toBe(true);
  });
  it.each([
    ['0000-01-01', 'must be from 1000-01-01 to 9999-12-31'],
    ['0999-12-31', 'must be from 1000-01-01 to 9999-12-31'],
    ['2023-02-29', 'must be a date that exists'],
    ['2024-13-01', 'must be a date that exists'],
    ['10000-01-01', 'must be a date like 2025-01-31'],
    ['-2024-01-01', 'must be a date like 2025-01-31'],
    ['+012024-01-01', 'must be a date like 2025-01-31'],
    ['2024-1-1', 'must be a date like 2025-01-31'],
    ['2024-01-01\0', 'must be a date like 2025-01-31'],
    ['2024-01-01\n', 'must be a date like 2025-01-31'],
    ['٢٠٢٤-01-01', 'must be a date like 2025-01-31'],
  ])('%j is none', (day, reason) => {
    expect(reasonOf(isoDate, day)).toBe(reason);
    expect(v.is(isoMoment, `${day}T00:00:00Z`)).toBe(false);
  });
});
