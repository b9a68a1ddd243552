/**
 * The one table of what a query may say besides words. Parser, drop-down of the search box and the
 * page on advanced search are written from it; texts stand in the dictionary of the search under `text`.
 */

/** Every category of sources, as the contract names them (a test compares). */
export const sourceCategories = [
  'base',
  'explanatory',
  'internal',
  'basel',
  'central-bank',
  'eu',
  'authority',
  'self-regulation',
  'supervision',
  'other',
] as const;
export type SourceCategory = (typeof sourceCategories)[number];

/** Where a search looks that names no scope. */
export const defaultScope = ['base', 'central-bank', 'supervision', 'internal'] as const;

/** Kinds of places that `type:` takes: parts of a regulation and what organisations write. */
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
 * Fields. `servers`: who answers them; the main server finds nothing by what only organisations write.
 * `selects`: a query may consist of it alone. Of one field several values are alternatives ("any") or
 * must all hold ("all"); of a day the last one counts.
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
    values: sourceCategories,
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
    example: 'tag:"to check"',
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

/** Scope keys: each covers categories, several together cover the union of theirs. */
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
    categories: sourceCategories,
    text: 'scope-all',
    example: '#all Auslagerung',
  },
] as const;

export type FieldName = (typeof fields)[number]['name'];
export type ScopeName = (typeof scopes)[number]['name'];
export type Field = (typeof fields)[number];

/** All of them, in the order in which they are explained. */
export const modifiers = [...operators, ...fields, ...scopes] as const;
export type Modifier = (typeof modifiers)[number];

/** The field of this name, in any case of letters. */
export function fieldNamed(name: string): Field | undefined {
  const wanted = name.toLowerCase();
  return fields.find((field) => field.name === wanted);
}

/** The scope of this key with its `#`, in any case of letters. */
export function scopeNamed(key: string): (typeof scopes)[number] | undefined {
  const wanted = key.toLowerCase();
  return scopes.find((scope) => scope.name === wanted);
}
