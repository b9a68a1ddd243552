import { describe, expect, it, vi } from 'vitest';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { type DigestDb, digestSection, type Occasion, type Writing } from './digest-section.ts';
import type { Receiver } from './digest-viewers.ts';

const moment = new Date('2026-03-02T07:00:00Z');
const occasion: Occasion = {
  portalUrl: 'http://portal.test',
  now: moment,
  today: '2026-03-02',
  since: moment,
  until: moment,
};
// These sections ask no database.
const noDatabase = {} as DigestDb;

const aReceiver = (id: string, language: InterfaceLanguage): Receiver => ({
  id,
  email: `${id}@musterbank.example`,
  language,
  roles: ['READER'],
  worksWithOthers: true,
  seesChanges: true,
  seesNews: true,
  consents: new Set(['WEEKLY_NEWS_AND_CHANGES']),
});
const receivers = [aReceiver('ada', 'DE'), aReceiver('bea', 'FR'), aReceiver('cleo', 'DE')];

/** A section whose entry is one for each language. */
function aSection(isSameForAll: boolean) {
  const write = vi.fn(({ language }: { language: InterfaceLanguage }, _: Writing) => ({
    heading: `Meldungen ${language}`,
    items: [],
  }));
  const section = digestSection<{ language: InterfaceLanguage }>({
    consent: 'WEEKLY_NEWS_AND_CHANGES',
    isFor: () => true,
    find: () => {
      const entries = { DE: { language: 'DE' }, FR: { language: 'FR' } } as const;
      return async (_, all) =>
        new Map(all.map(({ id, language }) => [id, language === 'FR' ? entries.FR : entries.DE]));
    },
    write,
    ...(isSameForAll && { isSameForAll }),
  });
  return { write, find: section(occasion) };
}

describe('a section of the digest', () => {
  it('that is the same for all is written once in each language, also over several batches', async () => {
    const { write, find } = aSection(true);
    const [first, second] = [await find(noDatabase, receivers), await find(noDatabase, receivers)];
    expect(write).toHaveBeenCalledTimes(2);
    const headings = [...first, ...second].map(([id, { section }]) => [id, section.heading]);
    const each = [
      ['ada', 'Meldungen DE'],
      ['bea', 'Meldungen FR'],
      ['cleo', 'Meldungen DE'],
    ];
    expect(headings).toEqual([...each, ...each]);
  });

  it('that depends on who reads it is written for each', async () => {
    const { write, find } = aSection(false);
    await find(noDatabase, receivers);
    expect(write.mock.calls.map(([, { receiver }]) => receiver.id)).toEqual(['ada', 'bea', 'cleo']);
  });
});
