import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories } from '../../contract/main/categories.ts';
import { fields, placeTypes, scopes } from './modifiers.ts';
import { parseQuery, queryLimits } from './parse-query.ts';
import { type Query, type QueryNode, termsOf } from './query.ts';
import { queryText, removeSpans, replaceSpan, withScope } from './query-text.ts';

/** A query without its positions. */
function plain({ root, filters, scopes: marks }: Query) {
  return {
    root: root && plainNode(root),
    filters: filters.map(({ field, value, negative }) => ({ field, value, negative })),
    scopes: marks.map(({ name }) => name),
  };
}
function plainNode(node: QueryNode): unknown {
  if (node.kind === 'and' || node.kind === 'or') return { kind: node.kind, parts: node.parts.map(plainNode) };
  if (node.kind === 'not' || node.kind === 'group') return { kind: node.kind, part: plainNode(node.part) };
  const { start: _start, end: _end, textStart: _textStart, ...rest } = node;
  return rest;
}
const at = { start: 0, end: 0 };

const word = fc.constantFrom(
  'Bank',
  'Gläubiger',
  "l'article",
  '5a(2)(b)',
  '12:30',
  '952.0',
  'or',
  'été',
  '漢字',
  'x',
);
const phraseText = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const leaf: fc.Arbitrary<QueryNode> = fc
  .oneof(
    fc.record({ kind: fc.constantFrom('word' as const, 'prefix' as const), text: word }),
    phraseText.map((text) => ({ kind: 'phrase' as const, text })),
    fc.record({ kind: fc.constant('near' as const), text: phraseText, distance: fc.nat({ max: 100 }) }),
  )
  .map((node) => ({ ...node, textStart: 0, ...at }) as QueryNode);

/** Trees of the grammar, one or two levels deep, with groups around nested sequences. */
const side: fc.Arbitrary<QueryNode> = fc.letrec<{ and: QueryNode; or: QueryNode; unary: QueryNode }>(
  (tie) => ({
    unary: fc.oneof(
      { maxDepth: 3 },
      leaf,
      leaf.map((part): QueryNode => ({ kind: 'not', part, ...at })),
      tie('and').map((part): QueryNode => ({ kind: 'group', part, ...at })),
      tie('and').map((part): QueryNode => ({ kind: 'not', part: { kind: 'group', part, ...at }, ...at })),
    ),
    or: fc.oneof(
      { maxDepth: 3 },
      tie('unary'),
      fc
        .array(tie('unary'), { minLength: 2, maxLength: 3 })
        .map((parts): QueryNode => ({ kind: 'or', parts, ...at })),
    ),
    and: fc.oneof(
      { maxDepth: 3 },
      tie('or'),
      fc
        .array(tie('or'), { minLength: 2, maxLength: 3 })
        .map((parts): QueryNode => ({ kind: 'and', parts, ...at })),
    ),
  }),
).and;

const filter = fc.constantFrom(...fields).chain((field) => {
  const value =
    field.takes === 'day'
      ? fc.constantFrom('2024-02-29', '1999-12-31')
      : fc.constantFrom<string>(
          ...(field.name === 'type' ? placeTypes : field.name === 'in' ? categories : ['BankG', 'RS 2023/1']),
        );
  const negative = field.takes === 'day' ? fc.constant(false) : fc.boolean();
  return fc.record({
    field: fc.constant(field.name),
    value,
    negative,
    start: fc.constant(0),
    end: fc.constant(0),
  });
});
const scope = fc.constantFrom(...scopes).map(({ name }) => ({ name, ...at }));
const queries: fc.Arbitrary<Query> = fc
  .record(
    { root: side, filters: fc.array(filter, { maxLength: 4 }), scopes: fc.array(scope, { maxLength: 3 }) },
    { requiredKeys: ['filters', 'scopes'] },
  )
  .filter(({ root }) => termsOf(root).length < 40);

/** Random texts that look like queries: fragments of syntax and arbitrary characters. */
const pieces = fc.constantFrom(
  ...[
    '"',
    '«',
    '„',
    '(',
    ')',
    '-',
    '–',
    'OR',
    'or',
    '*',
    '~',
    '~5',
    '#',
    '#eu',
    '#EU',
    '#foo',
    ':',
    'reg:',
    'foo:b',
    'at:',
    'in:',
  ],
  ...[
    '2024-01-31',
    'a',
    'Bank',
    'Art. 5:',
    'http://x',
    '12:30',
    '5a(2)',
    '&',
    '\u0000',
    '\u200B',
    '\uD83D',
    '😀',
    '́',
    ' ',
    '  ',
  ],
);
const typed = fc.oneof(
  fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 })
    .map((all) => all.join('')),
  fc.array(pieces, { maxLength: 40 }).map((all) => all.join(' ')),
  fc.string({ unit: 'binary' }),
);

function nodesOf(node: QueryNode | undefined): QueryNode[] {
  if (node === undefined) return [];
  if (node.kind === 'and' || node.kind === 'or') return [node, ...node.parts.flatMap(nodesOf)];
  return node.kind === 'not' || node.kind === 'group' ? [node, ...nodesOf(node.part)] : [node];
}

describe('any text', () => {
  test('is read, with every position inside of it and every text where it says', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { query, problems } = parseQuery(text);
        for (const { start, end } of [...nodesOf(query.root), ...query.filters, ...query.scopes]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        for (const { start, end } of problems) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        for (const node of termsOf(query.root)) {
          const there = text.slice(node.textStart, node.textStart + node.text.length);
          expect(there.replaceAll(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ')).toBe(
            node.text,
          );
        }
      }),
    );
  });

  test('says the same when it is written anew', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { query } = parseQuery(text);
        expect(plain(parseQuery(queryText(query)).query)).toEqual(plain(query));
      }),
    );
  });

  test('that cannot be answered is told so', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { query, problems } = parseQuery(text);
        const selects = query.root !== undefined || query.filters.length > 0;
        expect(selects || problems.some(({ fatal }) => fatal)).toBe(true);
      }),
    );
  });

  test('keeps its words when its scope is changed, and has that scope then', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const wider = parseQuery(withScope(text, '#all')).query;
        expect(wider.scopes.map(({ name }) => name)).toEqual(['#all']);
        expect(plain(wider).root).toEqual(plain(parseQuery(text).query).root);
      }),
    );
  });
});

describe('a query', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(plain(parseQuery(queryText(query)).query)).toEqual({
          ...plain(query),
          root: query.root && plainNode(query.root),
        });
      }),
    );
  });

  test('loses the filter that is taken away and nothing else', () => {
    fc.assert(
      fc.property(queries, fc.nat(), (query, index) => {
        const read = parseQuery(queryText(query)).query;
        const gone = read.filters[index % Math.max(1, read.filters.length)];
        const left = parseQuery(removeSpans(queryText(query), gone ? [gone] : [])).query;
        expect(plain(left)).toEqual(plain({ ...read, filters: read.filters.filter((one) => one !== gone) }));
      }),
    );
  });

  test('has another word where one is replaced', () => {
    fc.assert(
      fc.property(
        queries,
        fc.constantFrom('Fonds', 'OR', '#eu', 'reg:x', 'zwei Wörter'),
        fc.nat(),
        (query, by, index) => {
          const text = queryText(query);
          const terms = termsOf(parseQuery(text).query.root);
          const term = terms[index % Math.max(1, terms.length)];
          fc.pre(term !== undefined);
          const changed = replaceSpan(text, term.textStart, term.textStart + term.text.length, by);
          const read = termsOf(parseQuery(changed).query.root).map((one) => one.text);
          expect(read).toEqual(terms.map((one) => (one === term ? by : one.text)));
        },
      ),
    );
  });
});

describe('long texts', () => {
  test.each([
    '(',
    ')',
    '"',
    '-',
    'a ',
    'a"',
    '(a',
    'a(',
    '#',
    '#a ',
    'x:',
    'x:y ',
    '*',
    'OR ',
    '-a ',
    '😀',
    '\u0000',
    'a(b)',
    '#ä',
  ])('10,000 characters of %j', (piece) => {
    const text = piece.repeat(10_000 / piece.length);
    const { query, problems } = parseQuery(text);
    const [cut] = problems.filter(({ code }) => code === 'too-long');
    expect(problems.length).toBeLessThanOrEqual(20);
    expect(termsOf(query.root).length + query.filters.length + query.scopes.length).toBeLessThanOrEqual(
      queryLimits.terms,
    );
    expect(cut ?? problems.find(({ fatal }) => fatal)).toBeDefined();
  });
});
