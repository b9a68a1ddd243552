import { expect, it } from 'vitest';
import { readCommand } from './arguments.ts';
import { describeEnded } from './end-sessions-in.ts';

it('is read from the command line, without arguments', () => {
  expect(readCommand(['end-sessions'])).toEqual({ name: 'end-sessions' });
  expect(() => readCommand(['end-sessions', '--yes'])).toThrow('end-sessions has no argument "--yes"');
});

it('says for how many users of each organisation sessions have ended', () => {
  expect(
    describeEnded([
      { slug: 'alpha', users: 12 },
      { slug: 'beta', users: 1 },
      { slug: 'gamma', users: 0 },
    ]),
  ).toBe('alpha: 12 users sign in again.\nbeta: 1 user signs in again.\ngamma: 0 users sign in again.');
  expect(describeEnded([])).toContain('no organisations');
});
