import { expect, it } from 'vitest';
import type { SessionState } from '#core/session/session.ts';
import { isCurrent, shownLinks } from './links.ts';

const session: SessionState = { signedIn: true, capabilities: [] };

it('puts at most four links into the bar and the others into the drawer', () => {
  const { bar, drawer } = shownLinks(session);
  expect(bar.length).toBeLessThanOrEqual(4);
  expect(bar.map(({ id }) => id)).toContain('read');
  expect(drawer.filter(({ id }) => bar.some((link) => link.id === id))).toEqual([]);
});

it.each([
  ['/read', true],
  ['/read/bankg/37b', true],
  ['/reading', false],
  ['/dashboard', false],
])('at %s the link to reading is current: %s', (path, expected) => {
  const link = shownLinks(session).bar.find(({ id }) => id === 'read');
  expect(link && isCurrent(link, path)).toBe(expected);
});
