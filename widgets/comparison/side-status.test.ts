import { expect, it } from 'vitest';
import { statusOf } from './side-status.ts';

const say = ((key: string, values: Record<string, string> = {}) =>
  [key.replace('compare.', ''), ...Object.values(values)].join(' ')) as Parameters<typeof statusOf>[1];
const act = {
  status: 'future',
  versionDate: '2027-01-01',
  validUntil: undefined,
  wording: undefined,
} as const;
const wording = { since: undefined, until: undefined, amendments: undefined, isThere: true } as const;
const inForce = { ...wording, status: 'inForce' } as const;

it.each<[string, Parameters<typeof statusOf>[0], string]>([
  ['an act to come', act, 'futureFrom 1 January 2027'],
  [
    'an act to come, and another one after it',
    { ...act, validUntil: '2027-06-30' },
    'futureBetween 1 January 2027 30 June 2027',
  ],
  ['an act in force', { ...act, status: 'inForce' }, 'status-inForce'],
  ['an act of the past', { ...act, status: 'past', validUntil: '2026-12-31' }, 'status-past'],
  [
    'words that only begin later',
    { ...act, wording: { ...wording, status: 'future', since: '2027-01-01', until: '2027-06-30' } },
    'futureBetween 1 January 2027 30 June 2027',
  ],
  [
    'words that an act to come leaves as they are, until the next one',
    { ...act, wording: { ...inForce, since: '2020-01-01', until: '2027-06-30' } },
    'appliesBetween 1 January 2020 30 June 2027',
  ],
  [
    'such words without an end',
    { ...act, wording: { ...inForce, since: '2020-01-01' } },
    'appliesSince 1 January 2020',
  ],
  [
    'such words without a beginning',
    { ...act, wording: { ...inForce, until: '2027-06-30' } },
    'appliesUntil 30 June 2027',
  ],
  ['such words without either', { ...act, wording: inForce }, 'appliesAlready'],
  [
    'words in force in an act in force',
    { ...act, status: 'inForce', wording: { ...inForce, since: '2020-01-01' } },
    'inForceSince 1 January 2020',
  ],
  ['a provision that is not there', { ...act, wording: { ...inForce, isThere: false } }, 'notThere'],
])('of %s is said what is true today', (_, status, words) => {
  expect(statusOf(status, say, 'en-GB')).toBe(words);
});
