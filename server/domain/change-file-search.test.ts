import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { foldText } from '#core/lib/fold.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { byIndex } from '../data/by-index.ts';
import { indexedRuns } from '../lib/trigrams.ts';
import { matchingFiles } from './change-file-search.ts';
import type { Organisation } from './organisation.ts';

const stored = 10_000;
const columns = [
  ...(['upload', 'change_origin', 'change_id', 'content_id', 'sha256', 'name', 'extension'] as const),
  ...(['label', 'folded_label', 'touched_at', 'uploaded_at'] as const),
];
const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe.each(testDatabases())('the search in the text of 10,000 files on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let db: Organisation['db'];
  beforeAll(async () => {
    domain = await startDomain(database);
    const match = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    db = match.db;
    const numbers = sql`generate_series(1, ${stored}::integer) as number`;
    const id = sql`('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid`;
    await db
      .insertInto('change_content')
      .columns(['id', 'hash', 'size', 'part_size', 'received'])
      .expression(sql`select ${id}, number::text, 1, 1, 1 from ${numbers}` as never)
      .execute();
    await db
      .insertInto('change_content_text')
      .columns(['content_id', 'text', 'folded', 'trigrams'])
      .expression(
        sql`select ${id}, '', md5(number::text),
          array(select substr(md5(number::text), place, 3) from generate_series(1, 30) as place) from ${numbers}` as never,
      )
      .execute();
    await db
      .insertInto('change_file')
      .columns(columns)
      .expression(
        sql`select ${id}, 'main', ${id}, ${id}, '', '', 'txt', '', '', now(), now() from ${numbers}` as never,
      )
      .execute();
    await says(7, 'Die Kellerassel ist meldepflichtig.');
    await says(8, 'Von Kellerasseln der EU.');
    await says(9, 'Handel (FX/OTC) nach § 5 und Ziff. §5; Option C#, 4a.');
  });
  afterAll(() => domain?.stop());

  const says = async (number: number, text: string) => {
    const folded = foldText(text);
    await db
      .updateTable('change_content_text')
      .set({ text, folded, trigrams: indexedRuns(folded) })
      .where('content_id', '=', uuidOf(number))
      .execute();
  };

  it.each<[string, number[]]>([
    ['Kellerassel', [7, 8]],
    ['ellerassel', [7, 8]],
    ['"Kellerassel ist"', [7]],
    ['Kellerassel -meldepflichtig', [8]],
    ['Kellerassel OR Nichts', [7, 8]],
    ['Kellerasselbau', []],
    ['EU', [8]],
    ['FX', [9]],
    ['fx OR eu', [8, 9]],
    ['Kellerassel EU', [8]],
    ['"§5"', [9]],
    ['4a', [9]],
  ])('finds for %s what is in the text, by the index', async (typed, matching) => {
    const [rows, plan] = await byIndex(db, async (trx) => {
      const files = matchingFiles(trx, parseQuery(typed).query).select('change_id').orderBy('change_id');
      return [await files.execute(), await files.explain('text')];
    });
    expect(rows.map(({ change_id }) => change_id)).toEqual(matching.map(uuidOf));
    const lines = plan.map((line) => Object.values(line).join());
    expect(lines.join('\n')).toContain('Bitmap Index Scan on change_content_text_trigrams');
    expect(lines.join('\n')).not.toContain('Seq Scan on change_content_text');
  });

  it('reads no texts for a part of a word that is shorter than a run', async () => {
    const label = { label: 'Anhang f?', folded_label: 'anhang f?' };
    await db.updateTable('change_file').set(label).where('change_id', '=', uuidOf(7)).execute();
    const [rows, plan] = await byIndex(db, async (trx) => {
      const files = matchingFiles(trx, parseQuery('"f?"').query).select('change_id');
      return [await files.execute(), await files.explain('text')];
    });
    expect(rows.map(({ change_id }) => change_id)).toEqual([uuidOf(7)]);
    expect(plan.map((line) => Object.values(line).join()).join()).not.toContain('change_content_text');
  });
});
