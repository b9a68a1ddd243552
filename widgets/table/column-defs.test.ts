import { expect, it } from 'vitest';
import { columnDefs } from './column-defs.ts';
import type { TableColumn } from './table-column.ts';

type Person = { name: string; age?: number; roles?: string[] };
const columns: TableColumn<Person>[] = [
  {
    id: 'name',
    label: 'Name',
    width: '50%',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    filter: { kind: 'text', textOf: ({ name }) => name },
  },
  { id: 'age', label: 'Age', width: '30%', cell: ({ age }) => age, sortBy: ({ age }) => age },
  {
    id: 'roles',
    label: 'Roles',
    width: '20%',
    cell: () => null,
    filter: { kind: 'choice', options: [], has: ({ roles = [] }, value) => roles.includes(value) },
  },
];
const definitions = columnDefs(columns, 'de-CH');

type Row = { original: Person };
type Defined = {
  filterFn: (row: Row, id: string, value: string) => boolean;
  sortFn: (one: Row, other: Row) => number;
};
const definition = (id: string) => definitions.find((each) => each.id === id) as unknown as Partial<Defined>;
const matches = (id: string, person: Person, value: string) =>
  definition(id).filterFn?.({ original: person }, id, value);
const compared = (id: string, one: Person, other: Person) =>
  definition(id).sortFn?.({ original: one }, { original: other }) ?? Number.NaN;

it.each([
  ['élodie', true],
  ['ELODIE nr', true],
  ['nr 7 élo', true],
  ['', true],
  [' ', true],
  ['elodie 8', false],
])('finds a text by all words that were typed, case and accents aside: "%s"', (typed, expected) => {
  expect(matches('name', { name: 'Élodie Nr. 7' }, typed)).toBe(expected);
});

it('finds one of a few values', () => {
  expect(matches('roles', { name: '', roles: ['READER'] }, 'READER')).toBe(true);
  expect(matches('roles', { name: '', roles: ['READER'] }, 'CHAT_USER')).toBe(false);
});

it('sorts texts as readers do, numbers in them as numbers, and numbers by size', () => {
  const names = ['Zoé 10', 'ähre', 'Zoé 9', 'Aare'].map((each) => ({ name: each }));
  expect(names.sort((one, other) => compared('name', one, other)).map((each) => each.name)).toEqual([
    'Aare',
    'ähre',
    'Zoé 9',
    'Zoé 10',
  ]);
  expect(compared('age', { name: '', age: 9 }, { name: '', age: 10 })).toBeLessThan(0);
  expect(definition('age')).toMatchObject({
    enableSorting: true,
    sortUndefined: 'last',
    enableColumnFilter: false,
  });
  expect(definition('roles')).toMatchObject({ enableSorting: false, enableColumnFilter: true });
});
