import { expect, it } from 'vitest';
import { moveColumn, orderColumns } from './column-order.ts';

const columns = ['email', 'name', 'joined', 'roles'];

it.each([
  ['nothing was chosen', [], columns],
  ['all were put in order', ['roles', 'email', 'joined', 'name'], ['roles', 'email', 'joined', 'name']],
  ['columns came since', ['joined', 'email'], ['joined', 'roles', 'email', 'name']],
  ['a column is gone', ['phone', 'roles', 'email', 'name', 'joined'], ['roles', 'email', 'name', 'joined']],
])('puts columns in order where %s', (_, chosen, expected) => {
  const ordered = orderColumns(
    columns.map((id) => ({ id })),
    chosen,
  );
  expect(ordered.map(({ id }) => id)).toEqual(expected);
});

it.each([
  ['nothing was chosen', []],
  ['the column before it moved away', ['roles', 'email', 'joined', 'name']],
  ['it was moved itself', ['actions', 'roles', 'email', 'joined', 'name']],
])('leaves a fixed column at its place where %s', (_, chosen) => {
  const withFixed = [...columns.map((id) => ({ id })), { id: 'actions', fixed: true }];
  expect(orderColumns(withFixed, chosen).at(-1)?.id).toBe('actions');
  expect(orderColumns(withFixed.toReversed(), chosen)[0]?.id).toBe('actions');
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
