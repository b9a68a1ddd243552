import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eurlex, eurlexQuery } from './eurlex.ts';
import { fedlex, fedlexQuery } from './fedlex.ts';
import { iri, literal } from './sparql.ts';

/** What hostile numbers are made of: what ends texts, IRIs, groups and queries. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        '\\',
        '\n',
        '\r',
        '}',
        '{',
        '>',
        '<',
        '.',
        '#',
        ';',
        '952',
        '3',
        'R',
        ' DELETE ',
        '\\u0022',
      ),
    )
    .map((parts) => parts.join('')),
);

/** A text of SPARQL 1.1 with quotation marks (STRING_LITERAL2), from its first sign to its last. */
const wholeLiteral = /^"(?:[^"\\\n\r]|\\[tbnrf"'\\])*"$/;
const unescaped = (text: string) =>
  text.slice(1, -1).replace(/\\([tbnrf"'\\])/g, (_, sign: string) => signs[sign] ?? sign);
const signs: Readonly<Record<string, string>> = { t: '\t', b: '\b', n: '\n', r: '\r', f: '\f' };

describe('queries of SPARQL', () => {
  it('hold any text as one literal, which says what the text says', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(literal(text)).toMatch(wholeLiteral);
        expect(unescaped(literal(text))).toBe(text);
      }),
    );
  });

  it('hold any number in the place of a number, so that all else of the query stays', () => {
    const frame = fedlexQuery({ number: 'NUMBER', languages: ['DE'] }).split('"NUMBER"');
    fc.assert(
      fc.property(hostile, (number) => {
        expect(fedlexQuery({ number, languages: ['DE'] })).toBe(frame.join(literal(number)));
      }),
    );
  });

  it('have no IRI that ends before it should', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        let written: string | undefined;
        try {
          written = iri(`http://example.org/${text}`);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
        if (written !== undefined) expect(written).toMatch(/^<[^\0-\x20<>"{}|^`\\]*>$/);
      }),
    );
  });

  it('are made of numbers in the form of their source alone', () => {
    fc.assert(
      fc.property(hostile, (given) => {
        for (const { numberOf } of [fedlex, eurlex])
          try {
            expect(numberOf(given)).toMatch(/^[\dA-Z.]{1,40}$/);
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
          }
      }),
    );
    expect(['952.0', ' SR 0.632.401.02 ', '101', '172.220.111.343.1'].map(fedlex.numberOf)).toEqual([
      '952.0',
      '0.632.401.02',
      '101',
      '172.220.111.343.1',
    ]);
    expect(['32014r0596', '32013L0036'].map(eurlex.numberOf)).toEqual(['32014R0596', '32013L0036']);
    for (const wrong of ['', '952.', '.1', '952.0"', 'BankG', '952,0'])
      expect(() => fedlex.numberOf(wrong)).toThrow('is no number of the classified compilation');
    for (const wrong of ['', '02014R0596', '2014/596', '32014R0596-20240101', '32014R0596 '.repeat(2)])
      expect(() => eurlex.numberOf(wrong)).toThrow('is no CELEX number');
  });

  it('ask Fedlex for versions with their days and files, and EUR-Lex for the act and its consolidations', () => {
    const query = fedlexQuery({ number: '952.0', languages: ['DE', 'IT'] });
    for (const part of [
      'skos:notation "952.0"^^<https://fedlex.data.admin.ch/vocabulary/notation-type/id-systematique>',
      '<http://publications.europa.eu/resource/authority/language/DEU> <http://publications.europa.eu/resource/authority/language/ITA>',
      'jolux:userFormat <https://fedlex.data.admin.ch/vocabulary/user-format/xml>',
      'LIMIT 5001',
    ])
      expect(query).toContain(part);
    const european = eurlexQuery('32014R0596');
    expect(european).toContain('owl:sameAs <http://publications.europa.eu/resource/celex/32014R0596>');
    expect(european).toContain('FILTER(STRSTARTS(STR(?celex), "02014R0596-"))');
  });
});
