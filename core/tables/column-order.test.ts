import { expect, it } from 'vitest';
import { moveColumn, orderColumns } from './column-order.ts';

const columns = ['email', 'name', 'joined', 'roles'];

it.each([
  ['nothing was chosen', [], columns],
  ['all were put in order', ['roles', 'email', 'joined', 'name'], ['roles', 'email', 'joined', 'name']],
  ['columns came since', ['joined', 'email'], ['joined', 'roles', 'email', 'name']],
  ['a column is gone', ['phone', 'roles', 'email', 'name', 'joined'], ['roles', 'email', 'name', 'joined']],
])('puts columns in order where %s', (_, chosen, expected) => {
  expect(orderColumns(columns, chosen)).toEqual(expected);
});

it.each([
  ['name', -1, ['name', 'email', 'joined', 'roles']],
  ['name', 1, ['email', 'joined', 'name', 'roles']],
  ['email', -1, columns],
  ['roles', 1, columns],
  ['phone', 1, columns],
] as const)('moves %s by %i', (id, by, expected) => {
  expect(moveColumn(columns, id, by)).toEqual(expected);
});
