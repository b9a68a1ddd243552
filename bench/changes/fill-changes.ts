import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { changeSources, changeTypes } from '#core/contract/change-values.ts';
import { followChanges } from '#server/domain/change-feed.ts';
import type { Organisation } from '#server/domain/organisation.ts';
import { aChangeFeed, aProviderChange } from '#server/testing/changes.ts';

/** Of how many changes the list consists; of the rest how many there are on them. */
export const counts = { provider: 9500, own: 500, said: 4000, comments: 20_000, tasks: 6000 };

const sentence =
  'Die Anforderungen an Organisation, Meldung und Nachweis werden an die geltende Praxis angepasst; Fristen und Übergangsbestimmungen sind zu beachten. ';

const oneOf = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Fills an organisation with changes of a size as they are usual: topics of a line, summaries of two to five sentences. */
export async function fillChanges(organisation: Organisation): Promise<void> {
  const { db } = organisation;
  const changes = Array.from({ length: counts.provider }, (_, index) => {
    const words = (topic: string) => ({
      topic: `${topic} ${index}: Anpassung der Vorschriften`,
      summary: sentence.repeat(2 + (index % 4)),
    });
    return aProviderChange(index + 1, {
      id: randomUUID(),
      source: oneOf(changeSources, index),
      type: oneOf(changeTypes, index),
      deadline: new Date(Date.UTC(2026, 0, 1 + (index % 900))).toISOString().slice(0, 10),
      words: {
        DE: words('Rundschreiben'),
        FR: words('Circulaire'),
        IT: words('Circolare'),
        EN: words('Circular'),
      },
      provisions: [`bankg~${1 + (index % 50)}`, `bankv~${1 + (index % 40)}`],
    });
  });
  await followChanges(organisation, { changes: aChangeFeed(changes) }, () => new Date());
  const status = sql`(array['R', 'A', 'G', '?', 'D', 'O'])[1 + n % 6]`;
  const [table, copy] = [sql.table('change_element'), sql.table('change_copy')];
  const plain = sql`topic, summary, provisions, area, comment, key, owner, status, user_notes, volume, noted_by, noted_at, approval_reason, folded, date, version, edited_at, known_at`;
  const said = sql`format('Bereich %s', n % 12), repeat('Betrifft uns. ', (n % 5)::integer), n % 7 = 0, account.id, ${status}, repeat('Mit der Rechtsabteilung besprochen. ', (n % 6)::integer), 'medium', account.id, now(), '', 'betrifft uns', date '2026-03-01', 1, now(), now()`;
  const people = sql`(select id, row_number() over (order by id) as place, count(*) over () as people from ${sql.table('account')}) as account on account.place = 1 + n % account.people`;
  await sql`insert into ${table} (main_id, ${plain})
    select main_id, '', '', '[]', ${said}
    from (select main_id, row_number() over (order by main_id) as n from ${copy} limit ${sql.lit(counts.said)}) as copy
    join ${people}`.execute(db);
  await sql`insert into ${table} (slug, language, source, type, deadline, ${plain})
    select format('eigene-%s', n), 'DE', 'internal', 'directive', date '2026-01-01' + n::integer,
      format('Weisung %s', n), repeat(${sentence}, 3), '[]', ${said}
    from generate_series(1, ${sql.lit(counts.own)}) as n join ${people}`.execute(db);
  await sql`insert into ${sql.table('change_task')} (change_id, title, done, version, added_at)
    select element.id, 'Weisung anpassen', n % 2 = 0, 1, now()
    from generate_series(1, ${sql.lit(counts.tasks)}) as n
    join (select id, row_number() over (order by id) as place, count(*) over () as elements from ${table}) as element
      on element.place = 1 + n % element.elements`.execute(db);
  await sql`insert into ${sql.table('comment')} (change_id, change_origin, author, comment_type, status, resolved, private, language, version, created_at, edited_at, known_at)
    select copy.main_id::text, 'main', account.id, 1, 0, false, n % 10 = 0, 'DE', 1, now(), now(), now()
    from generate_series(1, ${sql.lit(counts.comments)}) as n
    join (select main_id, row_number() over (order by main_id) as place, count(*) over () as copies from ${copy}) as copy
      on copy.place = 1 + n % copy.copies
    join ${people}`.execute(db);
  await sql`analyze`.execute(db);
}
