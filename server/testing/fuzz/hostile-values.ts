import fc from 'fast-check';
import type { Schema } from './operations.ts';

const days = [
  '0000-01-01',
  '0000-00-00',
  '0999-12-31',
  '1000-01-01',
  '1582-10-10',
  '2024-02-29',
  '2024-02-30',
  '9999-12-31',
  '10000-01-01',
  '-0001-01-01',
  '+275760-09-13',
  '2024-1-1',
  '1000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '1000-01-01T00:00:00+14:00',
  '0000-01-01T00:00:00Z',
  '2024-01-01T24:00:00Z',
  'infinity',
  'now',
];

const numbers = [
  '-1',
  '-0',
  '0',
  '1.5',
  '007',
  '1e3',
  '1e400',
  'NaN',
  'Infinity',
  '0x10',
  '2147483647',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(20),
  '٣',
];

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD83D',
  'a\uDE00b',
  '\uDE00\uD83D',
  '😀👩‍👩‍👧‍👦🇨🇭👍🏽',
  'Z\u0341\u0323'.repeat(50),
  '\u202Edrow\u202C',
  '\uFEFF\uFFFE\uFFFF',
  '\u0001\u001B[31m\u007F\u0085',
  'a\r\nBcc: x@y.example\r\n\r\n',
  "'; drop table account; --",
  "' or 1=1 --",
  '%_\\',
  '$1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in what is sent
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..',
  '.',
  '%00',
  '%',
  '%ff',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(255),
  'é'.repeat(3000),
  '('.repeat(500),
  '"a" OR '.repeat(200),
  'a,b,,c,',
  'DE,DE,FR',
  'Art. 1 Abs. 2 Bst. c–f',
  'musterg~',
  'musterg~1^2^b',
  'musterg~{annex_1}^9999999999999999',
  'xx',
  'İıßſ',
];

/** What no database can keep. */
const cruel = ['\0', 'a\0b', '\uD83D', 'a\uDE00b', '0000-01-01'];

const anyUnits = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  maxLength: 20,
});

/** Texts that are nothing, too much, half, or mean something to somebody. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.constantFrom(...days) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: anyUnits },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 12_000 }).map((length) => 'w'.repeat(length)) },
);

/** The values that are hostile to what a field holds: days at and beyond bounds for days, numbers for numbers. */
export function hostileFor(schema: Schema, name: string): fc.Arbitrary<string> {
  const fitting = isDay(schema, name) ? days : isNumber(schema) ? numbers : texts;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...fitting) },
    { weight: 2, arbitrary: fc.constantFrom(...cruel) },
    { weight: 2, arbitrary: hostileText },
  );
}

const isDay = ({ pattern = '', format = '' }: Schema, name: string) =>
  pattern.includes('-') || format.startsWith('date') || /date$|since|from|to$/i.test(name);
const isNumber = ({ type = '', anyOf = [] }: Schema): boolean =>
  type === 'number' || type === 'integer' || anyOf.some(isNumber);

/** A number that JSON can write and JavaScript cannot hold; `rawNumbers` puts it in place of this text. */
const tooLarge = '@number 1e400@';
export const rawNumbers = (json: string): string => json.replaceAll(`"${tooLarge}"`, '1e400');

/** Whatever else JSON can be. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown[]>(
      null,
      true,
      false,
      0,
      -0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      1e308,
      tooLarge,
      [],
      {},
      [[]],
      [null],
      { length: 1e9 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const deep = 50_000;
/** Bodies that are no JSON, or strange. */
export const hostileBody: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '{',
  '{"a":',
  'undefined',
  'NaN',
  '-',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '\uFEFF{}',
  '[1e400,-0,1E-400]',
  '"\\ud83d"',
  '{"a":1,"a":2}',
  'email=a%40b.example&password=x',
  '<xml/>',
  '['.repeat(deep),
  `${'['.repeat(deep)}${']'.repeat(deep)}`,
  `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
  `[${'0,'.repeat(100_000)}0]`,
  `"${'x'.repeat(1024 * 1024 + 1)}"`,
);
