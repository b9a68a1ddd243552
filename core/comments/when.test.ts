import { expect, it } from 'vitest';
import { whenSaid } from './when.ts';

const now = Date.parse('2026-03-04T10:00:00Z');

it.each([
  ['2026-03-04T09:59:30Z', 'de-CH', 'jetzt'],
  ['2026-03-04T10:00:20Z', 'de-CH', 'jetzt'],
  ['2026-03-04T09:43:00Z', 'fr-CH', 'il y a 17 minutes'],
  ['2026-03-04T08:00:00Z', 'de-CH', 'vor 2 Stunden'],
  ['2026-03-03T10:30:00Z', 'en-GB', '23 hours ago'],
  ['2026-03-03T09:00:00Z', 'de-CH', '3. März 2026'],
  ['2025-12-31T23:30:00Z', 'it-CH', '1° gennaio 2026'],
])('%s in %s is %s', (iso, locale, words) => {
  expect(whenSaid(iso, now, locale)).toBe(words);
});
