import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inline } from '#core/contract/main/regulation-text.ts';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { startMainWithActs } from '../testing/servers.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';

const reform = 'Ziff. I des BG vom 17. Juni 2022';
const href = 'https://fedlex.data.admin.ch/eli/oc/2022/732';

const noted = (number: string, text: string, ...content: Inline[]) => ({
  ...anArticle(number, text),
  notes: [{ number: 1, content }],
});
const reformed = noted(
  '1',
  'Neu gefasst.',
  `Fassung gemäss ${reform}, in Kraft seit 1. Jan. 2023 (`,
  { href, content: ['AS ', { mark: 'b', content: ['2022'] }, ' 732'] },
  '; BBl 2020 6359).',
);
const renewed = noted(
  '2',
  'Noch neuer.',
  'Eingefügt durch Ziff. II der V vom 1. Mai 2023, in Kraft seit 1. Juli 2023 (AS 2023 231).',
);

describe.each(testDatabases())('why a version exists on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  beforeAll(async () => {
    main = await startMainWithActs(database);
    const act = { sourceKey: 'eli/test/grund', names: { DE: { long: 'Grundgesetz', short: 'GrundG' } } };
    const units = {
      '2020-01-01': [anArticle('1', 'Alt.'), anArticle('2', 'Älter.')],
      '2023-01-01': [reformed, anArticle('2', 'Älter.')],
      '2024-01-01': [reformed, renewed],
    };
    for (const [versionDate, of] of Object.entries(units))
      await storeText(main.db, aText({ ...act, versionDate, units: of }), aPrint(), undefined);
  });
  afterAll(() => main?.stop());

  it('is told by the acts whose change came into force since the version before', async () => {
    const versions = await main.client().allVersions({ regTextId: 'grundg', language: 'DE' });
    expect(versions.map(({ versionDate, amendments }) => [versionDate, amendments])).toEqual([
      ['2020-01-01', undefined],
      ['2023-01-01', [{ title: reform, inForce: '2023-01-01', reference: 'AS 2022 732', href }]],
      [
        '2024-01-01',
        [{ title: 'Ziff. II der V vom 1. Mai 2023', inForce: '2023-07-01', reference: 'AS 2023 231' }],
      ],
    ]);
  });

  it('is told at an article by the acts that changed it, and at no version that left it as it was', async () => {
    const call = { complete: 'grundg~1', language: 'DE' } as const;
    const versions = await main.client().previousRegArtVersions(call);
    expect(
      versions.map(({ versionDate, changed, amendments }) => [
        versionDate,
        changed,
        amendments?.map(({ reference }) => reference),
      ]),
    ).toEqual([
      ['2020-01-01', false, undefined],
      ['2023-01-01', true, ['AS 2022 732']],
      ['2024-01-01', false, undefined],
    ]);
  });
});
