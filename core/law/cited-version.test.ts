import { describe, expect, it } from 'vitest';
import { versionStatuses } from '../contract/main/text-status.ts';
import { citeVersion } from './cited-version.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a citation', () => {
  it.each([
    ['DE', 'past', 'Art. 6 Abs. 3 DSG', 'Art. 6 Abs. 3 DSG (Fassung vom 1. Januar 2021)'],
    ['DE', 'future', 'Art. 6 DSG', 'Art. 6 DSG (Fassung vom 1. Januar 2021, noch nicht in Kraft)'],
    ['DE', 'published', 'Art. 6 DSG', 'Art. 6 DSG (veröffentlicht am 1. Januar 2021, nicht in Kraft)'],
    ['DE', 'repealed', 'Art. 6 DSG', 'Art. 6 DSG (Fassung vom 1. Januar 2021, aufgehoben)'],
    ['DE', 'unknown', 'Art. 6 DSG', 'Art. 6 DSG (veröffentlicht am 1. Januar 2021, Inkrafttreten unbekannt)'],
    ['FR', 'past', 'art. 6, al. 3, LPD', 'art. 6, al. 3, LPD (version du 1er janvier 2021)'],
    ['FR', 'published', 'art. 6 LPD', 'art. 6 LPD (publication du 1er janvier 2021, pas en vigueur)'],
    ['IT', 'past', 'art. 6 cpv. 3 LPD', 'art. 6 cpv. 3 LPD (versione del 1° gennaio 2021)'],
    ['IT', 'future', 'art. 6 LPD', 'art. 6 LPD (versione del 1° gennaio 2021, non ancora in vigore)'],
    ['EN', 'past', 'Art. 6 para. 3 FADP', 'Art. 6 para. 3 FADP (version of 1 January 2021)'],
    ['EN', 'repealed', 'Art. 6 FADP', 'Art. 6 FADP (version of 1 January 2021, repealed)'],
  ] as const)('names its version in %s where it is %s', (language, status, citation, cited) => {
    const version = { versionDate: '2021-01-01', status, language, isBehind: false };
    expect(spaced(citeVersion(citation, version))).toBe(cited);
  });

  it.each([
    ['DE', 'inForce', '(Fassung vom 1. Januar 2021)'],
    ['FR', 'inForce', '(version du 1er janvier 2021)'],
    ['IT', 'inForce', '(versione del 1° gennaio 2021)'],
    ['EN', 'inForce', '(version of 1 January 2021)'],
    ['EN', 'future', '(version of 1 January 2021)'],
    ['EN', 'repealed', '(version of 1 January 2021, repealed)'],
  ] as const)(
    'of a text that is behind says its own date, in %s where the act is %s',
    (language, status, date) => {
      const version = { versionDate: '2021-01-01', status, language, isBehind: true };
      expect(spaced(citeVersion('Art. 6', version))).toBe(`Art. 6 ${date}`);
    },
  );

  it('of today’s law is as it is, and of no other law', () => {
    for (const status of versionStatuses)
      for (const language of ['DE', 'FR', 'IT', 'EN'] as const) {
        const cited = citeVersion('Art. 6', { versionDate: '2021-01-01', status, language, isBehind: false });
        expect(cited === 'Art. 6', `${status} ${language}`).toBe(status === 'inForce');
      }
  });
});
