import { expect, it } from 'vitest';
import { createActionOffers } from './offered-actions.ts';

const action = (id: string) => ({ id, label: id, onSelect: () => undefined });

it('lists the actions of all views until each withdraws its own', () => {
  const { $offered, offer } = createActionOffers();
  const ids = () => $offered.get().map(({ id }) => id);
  const withdraw = offer([action('print'), action('copy')]);
  const withdrawOther = offer([action('density')]);
  expect(ids()).toEqual(['print', 'copy', 'density']);
  withdraw();
  expect(ids()).toEqual(['density']);
  withdrawOther();
  expect(ids()).toEqual([]);
});

it('is not requested before a palette opens', () => {
  const { $requested, request } = createActionOffers();
  expect($requested.get()).toBe(false);
  request();
  expect($requested.get()).toBe(true);
});
