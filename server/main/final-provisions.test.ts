import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inline, Unit } from '#core/contract/main/regulation-text.ts';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { startMainWithActs } from '../testing/servers.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';

const reform = 'Ziff. I des BG vom 11. März 1971';
const proviso = (id: string, heading: string | undefined, note: Inline[] | undefined): Unit => ({
  id,
  kind: 'proviso',
  depth: 0,
  ...(heading === undefined ? {} : { heading: note ? [heading, { note: 9 }] : [heading] }),
  ...(heading === undefined && note ? { heading: [{ note: 9 }] } : {}),
  parts: [{ part: 'text', content: ['Es gilt das bisherige Recht.'] }],
  notes: note ? [{ number: 9, content: note }] : [],
});

describe.each(testDatabases())('final provisions in the contents on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  beforeAll(async () => {
    main = await startMainWithActs(database);
    const units: Unit[] = [
      {
        ...anArticle('1', 'Neu gefasst.'),
        notes: [
          {
            number: 1,
            content: [
              `Fassung gemäss ${reform}, in Kraft seit 1. Juli 1971 (AS `,
              { mark: 'b', content: ['1971'] },
              ' 808).',
            ],
          },
        ],
      },
      proviso('{disp_as_1971_808}', undefined, [
        'AS ',
        { mark: 'b', content: ['1971'] },
        ' 808; BBl 1970 I 1144',
      ]),
      proviso('{disp_20041008}', 'Schlussbestimmungen zur Änderung vom 8. Oktober 2004', ['AS 2005 1051']),
      proviso('{disp_u3}', 'Sachverzeichnis', undefined),
    ];
    const act = { sourceKey: 'eli/test/ende', names: { DE: { long: 'Endgesetz', short: 'EndG' } } };
    await storeText(main.db, aText({ ...act, versionDate: '2020-01-01', units }), aPrint(), undefined);
  });
  afterAll(() => main?.stop());

  it('are told by the act that brought them: its publication, and its title and date where a note names it', async () => {
    const { entries } = await main.client().tableOfContent({ regTextId: 'endg', language: 'DE' });
    expect(entries.map(({ id, act }) => [id, act])).toEqual([
      ['1', undefined],
      ['{disp_as_1971_808}', { title: reform, reference: 'AS 1971 808' }],
      ['{disp_20041008}', { reference: 'AS 2005 1051' }],
      ['{disp_u3}', undefined],
    ]);
  });
});
