import { expect, it } from 'vitest';
import { durationWords, spokenSeconds } from './durations.ts';

it.each([
  [125, 'en-GB', '2 minutes 5 seconds'],
  [60, 'en-GB', '1 minute'],
  [1, 'de-CH', '1 Sekunde'],
  [45, 'fr-CH', '45 secondes'],
  [300, 'it-CH', '5 minuti'],
  [0, 'de-CH', '0 Sekunden'],
])('%i seconds in %s: %s', (seconds, locale, words) => {
  expect(durationWords(seconds, locale).replaceAll('\u00a0', ' ')).toBe(words);
});

it('is read aloud at the begin, with full minutes and at the end', () => {
  const heard = Array.from({ length: 131 }, (_, gone) => spokenSeconds(130 - gone, 130));
  expect([...new Set(heard)]).toEqual([130, 120, 60, 0]);
  expect(heard.findIndex((seconds) => seconds === 60)).toBe(70);
  expect(heard.findIndex((seconds) => seconds === 0)).toBe(130);
});
