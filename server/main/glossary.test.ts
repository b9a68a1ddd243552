import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { Division, Unit } from '#core/contract/main/regulation-text.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';

const lead = {
  DE: 'In diesem Gesetz bedeuten:',
  FR: 'Dans la présente loi, on entend par:',
  IT: 'Nella presente legge s’intende per:',
  EN: 'In this Act:',
};

function defining(language: InterfaceLanguage, terms: readonly string[]): Unit[] {
  const items = terms.map(
    (line, at): Division => ({
      part: 'division',
      kind: 'letter',
      id: `2^1^${'abc'.charAt(at)}`,
      num: [`${'abc'.charAt(at)}.`],
      parts: [{ part: 'text', content: [line] }],
    }),
  );
  const paragraph = (id: string, content: string, more: Division[] = []): Division => ({
    part: 'division',
    kind: 'paragraph',
    id,
    num: [id.slice(-1)],
    parts: [{ part: 'text', content: [content] }, ...more],
  });
  const unit = { kind: 'article' as const, depth: 0, notes: [] };
  return [
    { ...unit, id: '2', num: ['Art. 2'], parts: [paragraph('2^1', lead[language], items)] },
    { ...unit, id: '3', num: ['Art. 3'], parts: [paragraph('3^1', 'Die Bank meldet ihre Einlagen.')] },
  ];
}

const act = { sourceKey: 'eli/test/einlagen', names: { DE: { long: 'Einlagengesetz', short: 'EinlG' } } };
const other = { sourceKey: 'eli/test/anlagen', names: { DE: { long: 'Anlagegesetz', short: 'AnlG' } } };

describe.each(testDatabases())('the glossary on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  type GlossaryQuery = Parameters<ReturnType<typeof main.client>['glossary']>[0];
  /** Repeats the call until the background reader has read all texts, as the portal does. */
  const glossary = async (query: Partial<GlossaryQuery> = {}) => {
    for (;;) {
      const reply = await main.client().glossary({ language: 'DE', ...query });
      if (reply.complete) return reply;
    }
  };
  const terms = async (query: Partial<GlossaryQuery> = {}) =>
    (await glossary(query)).terms.map(({ term }) => term);

  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    const store = (document: typeof act, language: InterfaceLanguage, versionDate: string, lines: string[]) =>
      storeText(
        main.db,
        aText({ ...document, language, versionDate, units: defining(language, lines) }),
        aPrint(),
        'base',
      );
    await store(act, 'DE', '2020-01-01', ['Bank: wer Gelder annimmt;']);
    await store(act, 'DE', '2024-01-01', [
      'Bank: wer Gelder annimmt;',
      'Einlage (EL): jedes Guthaben;',
      'Übertrag: jede Verschiebung.',
    ]);
    await store(act, 'FR', '2024-01-01', ['banque: qui accepte des fonds;', 'dépôt: tout avoir;']);
    await store(act, 'IT', '2024-01-01', ['banca: chi accetta fondi;']);
    await store(act, 'DE', '2030-01-01', ['Zukunft: was noch kommt.']);
    await store(other, 'DE', '2021-01-01', ['Anlage: was Ertrag bringt.']);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  it('has what the texts in force define, in the order of the language', async () => {
    const reply = await glossary();
    expect(reply.total).toBe(4);
    expect(reply.terms.map(({ term }) => term)).toEqual(['Anlage', 'Bank', 'Einlage', 'Übertrag']);
    expect(reply.terms[2]).toEqual({
      term: 'Einlage',
      entry: 'einlag',
      also: ['EL'],
      completeParagraphID: 'einlg~2^1^b',
      regTextId: 'einlg',
      documentName: 'EinlG',
      name: 'Art. 2 Abs. 1 Bst. b',
      definition: 'jedes Guthaben',
      translations: [{ language: 'FR', term: 'dépôt' }],
    });
  });

  it('names the same terms in other languages', async () => {
    const { terms: italian } = await glossary({ language: 'IT' });
    expect(italian.map(({ term, translations }) => [term, translations])).toEqual([
      [
        'banca',
        [
          { language: 'DE', term: 'Bank' },
          { language: 'FR', term: 'banque' },
        ],
      ],
    ]);
  });

  it('is searched by part of a term, case and accents aside', async () => {
    expect(await terms({ term: 'LAGE' })).toEqual(['Anlage', 'Einlage']);
    expect(await terms({ term: 'ubertrag' })).toEqual(['Übertrag']);
    expect(await terms({ term: 'el' })).toEqual(['Einlage']);
    expect(await terms({ term: 'nichts davon' })).toEqual([]);
  });

  it('is searched by other forms of a term, and by parts of compounds', async () => {
    expect(await terms({ term: 'Banken' })).toEqual(['Bank']);
    expect(await terms({ term: 'überträge' })).toEqual(['Übertrag']);
    expect(await terms({ term: 'Einlagen' })).toEqual(['Einlage']);
    expect(await terms({ term: 'vortrags' })).toEqual([]);
    expect(await terms({ term: 'trag' })).toEqual(['Übertrag']);
  });

  it('is that of one document, of a day, and of a language', async () => {
    expect(await terms({ regTextId: 'anlg' })).toEqual(['Anlage']);
    expect(await terms({ versionDate: '2020-06-01' })).toEqual(['Bank']);
    expect(await terms({ versionDate: '2030-06-01', regTextId: 'einlg' })).toEqual(['Zukunft']);
    expect(await terms({ versionDate: '1999-01-01' })).toEqual([]);
    expect(await terms({ language: 'EN' })).toEqual([]);
  });

  it('comes in pages', async () => {
    const { total, terms: page } = await glossary({ from: 1, count: 2 });
    expect([total, ...page.map(({ term }) => term)]).toEqual([4, 'Bank', 'Einlage']);
    expect(await terms({ from: 9 })).toEqual([]);
  });

  it('knows no document that is not there', async () => {
    await expect(main.client().glossary({ language: 'DE', regTextId: 'nowhere' })).rejects.toMatchObject({
      status: 404,
      code: 'REGULATION_NOT_FOUND',
    });
  });

  it('has what is stored while it is asked', async () => {
    await storeText(
      main.db,
      aText({
        sourceKey: 'eli/test/neu',
        names: { DE: { long: 'Neues Gesetz', short: 'NeuG' } },
        units: defining('DE', ['Neuheit: was neu ist.']),
      }),
      aPrint(),
      'base',
    );
    expect(await terms({ term: 'neuheit' })).toEqual(['Neuheit']);
  });

  it('is read to its end, however many texts there are, and says how far it is', async () => {
    const many = 300;
    await sql`
      insert into main.regulation (reg_text_id, source_key, source_number, category, sample)
      select 'viele' || n, 'eli/test/viele' || n, 'V ' || n, 'base', false from generate_series(1, ${many}::int) n`.execute(
      main.db,
    );
    await sql`
      insert into main.text (regulation_id, version_date, language, content_hash, names, naming, counts, units)
      select id, '2020-01-01', language, source_key, '{}', 'act', '{"articles":1,"repealed":0}', 1
      from main.regulation cross join unnest(array['DE', 'FR']) as language where reg_text_id like 'viele%'`.execute(
      main.db,
    );
    const [unit] = defining('DE', ['Vielheit: was viel ist.']);
    await sql`
      insert into main.unit (text_id, ord, path, kind, size, head, body)
      select id, 0, '2', 'article', 1, '{}', ${JSON.stringify(unit)}::jsonb
      from main.text where content_hash like 'eli/test/viele%' and language = 'DE'`.execute(main.db);
    const first = await main.client().glossary({ language: 'DE', count: 1 });
    expect(first.texts).toBe(5 + 2 * many);
    expect(first.complete).toBe(first.read === first.texts);
    const reply = await glossary({ term: 'vielheit', from: 290, count: 20 });
    expect(reply).toMatchObject({ total: many, complete: true, texts: first.texts, read: first.texts });
    expect(reply.terms).toHaveLength(10);
    expect(main.logged).toEqual([]);
  });

  it('is complete where a text cannot be read, which is logged once', async () => {
    const { rows } = await sql<{ id: number }>`
      update main.unit set body = '{}' where text_id = (
        select max(id) from main.text where content_hash like 'eli/test/viele%' and language = 'DE'
      ) returning text_id as id`.execute(main.db);
    const id = rows[0]?.id;
    await sql`delete from main.definition_reading where text_id = ${id}`.execute(main.db);
    await storeText(
      main.db,
      aText({ sourceKey: 'eli/test/noch', names: { DE: { long: 'Noch ein Gesetz' } } }),
      aPrint(),
      'base',
    );
    expect(await glossary({ term: 'vielheit' })).toMatchObject({ total: 299, complete: true });
    await main.glossary.settled();
    await glossary();
    expect(main.logged).toEqual([expect.stringMatching(/^glossary: 1 texts could not be read; text \d+: /)]);
  });

  it('has its terms marked where a text uses them', async () => {
    const { units } = await main.client().regText({ regTextId: 'einlg', language: 'DE', from: 0, count: 10 });
    const [paragraph] = units[1]?.parts ?? [];
    expect(paragraph).toMatchObject({
      parts: [
        {
          content: [
            'Die ',
            { link: 'term', target: 'einlg~2^1^a', content: ['Bank'] },
            ' meldet ihre ',
            { link: 'term', target: 'einlg~2^1^b', content: ['Einlagen'] },
            '.',
          ],
        },
      ],
    });
    const { unit } = await main.client().regArtText({ complete: 'einlg~2', language: 'DE' });
    expect(JSON.stringify(unit)).not.toContain('"term"');
  });
});
