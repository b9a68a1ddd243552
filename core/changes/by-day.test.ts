import { expect, it } from 'vitest';
import { byDay, byMonth } from './by-day.ts';
import { aChange } from './change-fixture.ts';

const changes = ['2026-06-20', '2026-05-19', undefined, '2026-06-20', '2026-06-01'].map((deadline, at) =>
  aChange({ slug: String(at), deadline }),
);
const slugs = (of: readonly { slug: string }[] = []) => of.map(({ slug }) => slug).join('');

it('changes stand on the day of their deadline, in their order, and those without one on none', () => {
  const days = byDay(changes);
  expect([slugs(days.get('2026-06-20')), slugs(days.get('2026-05-19'))]).toEqual(['03', '1']);
  expect(days.size).toBe(3);
});

it('months follow each other with their days in order, and what has no deadline comes last', () => {
  expect(byMonth(changes).map(([month, of]) => [month, slugs(of)])).toEqual([
    ['2026-05', '1'],
    ['2026-06', '403'],
    [undefined, '2'],
  ]);
});
