import { categories } from '../../contract/main/categories.ts';
import { indexes } from '../../lib/indexes.ts';

/**
 * The one table of operators, fields and scope keys of a query. The parser, the drop-down of the search box
 * and the page on advanced search all use it; `text` is the key of the explanation in the search dictionary.
 */

/** The categories of a search without a scope. */
export const defaultScope = ['base', 'central-bank', 'supervision', 'internal'] as const;

/** Values of `type:`: parts of a regulation, and what organisations write. */
export const placeTypes = ['article', 'annex', 'final', 'topic', 'comment', 'change', 'file'] as const;

export const operators = [
  { kind: 'operator', name: 'words', text: 'operator-words', example: 'Bank Konkurs' },
  { kind: 'operator', name: 'phrase', text: 'operator-phrase', example: '"qualifizierte Beteiligung"' },
  { kind: 'operator', name: 'or', text: 'operator-or', example: 'Konkurs OR Liquidation' },
  { kind: 'operator', name: 'not', text: 'operator-not', example: 'Bewilligung -Entzug' },
  { kind: 'operator', name: 'prefix', text: 'operator-prefix', example: 'Einlage*' },
  { kind: 'operator', name: 'near', text: 'operator-near', example: '"Frist Gesuch"~5' },
  { kind: 'operator', name: 'group', text: 'operator-group', example: '(Bank OR Fonds) Konkurs' },
] as const;

/**
 * Fields of a query. `servers`: which servers can answer the field. `selects`: whether a query may consist of
 * this field alone. `combine`: whether several values are alternatives ("any"), must all match ("all"), or
 * only the last one counts ("last").
 */
export const fields = [
  {
    kind: 'field',
    name: 'reg',
    takes: 'regulation',
    combine: 'any',
    selects: true,
    servers: ['main', 'domain'],
    text: 'field-reg',
    example: 'reg:BankG Bewilligung',
  },
  {
    kind: 'field',
    name: 'art',
    takes: 'article',
    combine: 'any',
    selects: true,
    servers: ['main', 'domain'],
    text: 'field-art',
    example: 'art:5a Zustimmung',
  },
  {
    kind: 'field',
    name: 'title',
    takes: 'text',
    combine: 'all',
    selects: true,
    servers: ['main', 'domain'],
    text: 'field-title',
    example: 'title:Geltungsbereich',
  },
  {
    kind: 'field',
    name: 'type',
    takes: 'placeType',
    values: placeTypes,
    combine: 'any',
    selects: false,
    servers: ['main', 'domain'],
    text: 'field-type',
    example: 'type:annex Formular',
  },
  {
    kind: 'field',
    name: 'in',
    takes: 'category',
    values: categories,
    combine: 'any',
    selects: false,
    servers: ['main', 'domain'],
    text: 'field-in',
    example: 'in:basel Liquidität',
  },
  {
    kind: 'field',
    name: 'before',
    takes: 'day',
    combine: 'last',
    selects: false,
    servers: ['main', 'domain'],
    text: 'field-before',
    example: 'before:2020-01-01 Eigenmittel',
  },
  {
    kind: 'field',
    name: 'after',
    takes: 'day',
    combine: 'last',
    selects: false,
    servers: ['main', 'domain'],
    text: 'field-after',
    example: 'after:31.12.2023 Eigenmittel',
  },
  {
    kind: 'field',
    name: 'at',
    takes: 'day',
    combine: 'last',
    selects: false,
    servers: ['main', 'domain'],
    text: 'field-at',
    example: 'at:2021-08-01 Eigenmittel',
  },
  {
    kind: 'field',
    name: 'tag',
    takes: 'text',
    combine: 'all',
    selects: true,
    servers: ['domain'],
    text: 'field-tag',
    example: 'tag:"Anna Muster"',
  },
  {
    kind: 'field',
    name: 'status',
    takes: 'text',
    combine: 'any',
    selects: true,
    servers: ['domain'],
    text: 'field-status',
    example: 'status:done',
  },
  {
    kind: 'field',
    name: 'owner',
    takes: 'text',
    combine: 'any',
    selects: true,
    servers: ['domain'],
    text: 'field-owner',
    example: 'owner:"Anna Muster"',
  },
] as const;

/** Scope keys with their categories; several keys together cover the union. */
export const scopes = [
  {
    kind: 'scope',
    name: '#asb',
    categories: ['self-regulation'],
    text: 'scope-asb',
    example: '#asb Hypotheken',
  },
  {
    kind: 'scope',
    name: '#expl',
    categories: ['explanatory'],
    text: 'scope-expl',
    example: '#expl Einlagensicherung',
  },
  { kind: 'scope', name: '#bcbs', categories: ['basel'], text: 'scope-bcbs', example: '#bcbs leverage' },
  { kind: 'scope', name: '#eu', categories: ['eu'], text: 'scope-eu', example: '#eu "inside information"' },
  {
    kind: 'scope',
    name: '#all',
    categories,
    text: 'scope-all',
    example: '#all Auslagerung',
  },
] as const;

export type FieldName = (typeof fields)[number]['name'];
export type ScopeName = (typeof scopes)[number]['name'];
export type Field = (typeof fields)[number];

/** All modifiers, in the order in which they are explained. */
export const modifiers = [...operators, ...fields, ...scopes] as const;
export type Modifier = (typeof modifiers)[number];

/** The field with this name, ignoring case. */
export function findField(name: string): Field | undefined {
  const lowerCase = name.toLowerCase();
  return fields.find((field) => field.name === lowerCase);
}

/** The scope with this key, including its `#`, ignoring case. */
export function findScope(key: string): (typeof scopes)[number] | undefined {
  const lowerCase = key.toLowerCase();
  return scopes.find((scope) => scope.name === lowerCase);
}

/** Edit distance in typos: an inserted, missing, wrong or swapped letter counts one. */
export function typoDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = indexes(b.length + 1);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

/** The known name nearest to a mistyped one; the first of several. */
export function nearestName(name: string, known: readonly string[]): { name: string; distance: number } {
  // No name is this long: cutting does not change the result and bounds the work.
  const typed = name.toLowerCase().slice(0, 40);
  let best = { name: '', distance: Number.POSITIVE_INFINITY };
  for (const one of known) {
    const distance = typoDistance(typed, one);
    if (distance < best.distance) best = { name: one, distance };
  }
  return best;
}
