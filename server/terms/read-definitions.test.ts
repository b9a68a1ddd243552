import { expect, it } from 'vitest';
import { sortKey } from './read-definitions.ts';

it('orders terms as a dictionary does', () => {
  const terms = [
    'Änderung',
    'Anlage',
    'Bank',
    '«Bank 2»',
    'Bank 10',
    'Bankengruppe',
    'Bank-Kunde',
    'Maß',
    'Massnahme',
    'œuvre',
    'Öffnung',
    'offre',
    'Übertrag',
    'Zins',
  ];
  const order = new Intl.Collator('de', { numeric: true, ignorePunctuation: true });
  const bySortKey = terms.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(bySortKey).toEqual(terms.toSorted(order.compare));
});
