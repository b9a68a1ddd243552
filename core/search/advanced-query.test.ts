import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../law/search/parse-query.ts';
import { emptyFields, fieldsOfQuery, queryOfFields } from './advanced-query.ts';

describe('the fields of the advanced search', () => {
  it.each([
    [{}, ''],
    [{ all: 'Einlagen Frist' }, 'Einlagen Frist'],
    [{ phrase: 'privilegierte Einlagen' }, '"privilegierte Einlagen"'],
    [{ phrase: '«privilegierte» "Einlagen' }, '"privilegierte Einlagen"'],
    [{ any: 'Konkurs Liquidation "stille Reserve"' }, 'Konkurs OR Liquidation OR "stille Reserve"'],
    [{ none: 'Entzug -Gebühr "grosse Bank"' }, '-Entzug -Gebühr -"grosse Bank"'],
    [{ none: '#eu reg:x' }, '-"#eu" -"reg:x"'],
    [{ regulation: 'RS 2023/1', article: '5a' }, 'reg:"RS 2023/1" art:5a'],
    [{ title: 'Geltungsbereich', part: 'annex' }, 'title:Geltungsbereich type:annex'],
    [{ scope: '#eu', all: 'Frist' }, '#eu Frist'],
    [{ at: '1.8.2021', before: '2022', after: '2020' }, 'at:1.8.2021 before:2022 after:2020'],
    [
      { all: 'Frist', any: 'Bank Fonds', none: 'Gebühr', regulation: 'BankG' },
      'reg:BankG Bank OR Fonds -Gebühr Frist',
    ],
  ] as const)('%j are the query %j', (fields, query) => {
    expect(queryOfFields({ ...emptyFields, ...fields })).toBe(query);
    expect(parseQuery(query).problems.filter(({ code }) => !/^(?:empty|only-)/.test(code))).toEqual([]);
  });

  it.each([
    ['Einlagen Frist', { all: 'Einlagen Frist' }],
    ['Einlag* "Frist Gesuch"~5 (Bank OR Fonds)', { all: 'Einlag* "Frist Gesuch"~5 (Bank OR Fonds)' }],
    ['Bank OR Fonds Konkurs', { any: 'Bank Fonds', all: 'Konkurs' }],
    ['"stille Reserve" "andere Worte"', { phrase: 'stille Reserve', all: '"andere Worte"' }],
    ['Frist -Gebühr -"grosse Bank" -(a OR b)', { all: 'Frist -(a OR b)', none: 'Gebühr "grosse Bank"' }],
    [
      'reg:BankG reg:DSG -art:5 art:6 Frist',
      { regulation: 'BankG', article: '6', all: 'reg:DSG -art:5 Frist' },
    ],
    ['#eu #asb at:2021 Frist', { scope: '#eu', at: '2021-01-01', all: '#asb Frist' }],
    ['type:annex in:basel title:Zweck', { part: 'annex', title: 'Zweck', all: 'in:basel' }],
    ['Art. 5a Abs. 2 BankG', { all: 'Art. 5a Abs. 2 BankG' }],
    ['Bank #all #eu OR Fonds', { scope: '#all', all: 'Bank #eu OR Fonds' }],
  ])('of %j are %j', (query, fields) => {
    expect(fieldsOfQuery(query)).toEqual({ ...emptyFields, ...fields });
  });

  const piece = fc.constantFrom(
    ...'Bank|Fonds|Einlag*|"stille Reserve"|-Gebühr|-"grosse Bank"|(Frist OR Zins)|(Frist|"a b"~3|reg:BankG'.split(
      '|',
    ),
    ...'reg:"RS 2023/1"|-reg:DSG|art:5a|title:Zweck|type:annex|type:comment|in:basel|at:2021|before:2020|#eu|#all|OR'.split(
      '|',
    ),
  );
  it('say of any query what it said: taken apart and put together it finds the same', () => {
    const meaning = (text: string) => {
      const { root, filters, scopes } = parseQuery(text).query;
      const terms = (root?.kind === 'and' ? root.parts : root ? [root] : []).map(plain);
      return [
        terms.sort(),
        filters.map(({ field, value, negative }) => `${negative}${field}${value}`).sort(),
        scopes.map(({ name }) => name).sort(),
      ];
    };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const query = pieces.join(' ');
        const again = queryOfFields(fieldsOfQuery(query));
        expect(meaning(again)).toEqual(meaning(query));
      }),
    );
  });
});

/** A part of a query without its positions. */
function plain(node: object): string {
  return JSON.stringify(node, (key, value) =>
    ['start', 'end', 'textStart'].includes(key) ? undefined : value,
  );
}
