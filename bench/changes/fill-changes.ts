import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { changeSources, changeTypes } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { followChanges } from '#server/domain/change-feed.ts';
import type { Organisation } from '#server/domain/organisation.ts';
import { sampleProviderChanges } from '#server/sample/changes/provider-changes.ts';
import { aChangeFeed, aProviderChange } from '#server/testing/changes.ts';

/** Of how many changes the list consists; of the rest how many there are on them. */
export const counts = { provider: 9500, own: 500, said: 4000, comments: 20_000, tasks: 6000 };

/** Words as often as the sample has them, in any order: compressed they are as long as real ones, the same in each run. */
export function createWords(): (language: InterfaceLanguage, count: number) => string {
  const spoken = new Map(
    interfaceLanguageCodes.map((code) => [
      code,
      sampleProviderChanges.flatMap(({ words }) => words[code].join(' ').split(' ')),
    ]),
  );
  let state = 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return (language, count) => {
    const words = spoken.get(language) ?? [];
    return Array.from({ length: count }, () => words[next(words.length)]).join(' ');
  };
}

const oneOf = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Fills an organisation with changes of a size as they are usual: topics of a line, summaries of two to five sentences. */
export async function fillChanges(organisation: Organisation, client: pg.Client): Promise<void> {
  const say = createWords();
  const changes = Array.from({ length: counts.provider }, (_, index) => {
    const words = (topic: string, language: InterfaceLanguage) => ({
      topic: `${topic} ${index}: ${say(language, 4)}`,
      summary: say(language, 30 + (index % 4) * 15),
    });
    return aProviderChange(index + 1, {
      id: randomUUID(),
      source: oneOf(changeSources, index),
      type: oneOf(changeTypes, index),
      deadline: new Date(Date.UTC(2026, 0, 1 + (index % 900))).toISOString().slice(0, 10),
      words: {
        DE: words('Rundschreiben', 'DE'),
        FR: words('Circulaire', 'FR'),
        IT: words('Circolare', 'IT'),
        EN: words('Circular', 'EN'),
      },
      provisions: [`bankg~${1 + (index % 50)}`, `bankv~${1 + (index % 40)}`],
    });
  });
  await followChanges(organisation, { changes: aChangeFeed(changes) }, () => new Date());
  for (const statement of filling) await client.query(statement);
}

const numbered = (table: string, id: string) =>
  `(select ${id} as id, row_number() over (order by ${id}) as place, count(*) over () as number from ${table}) as ${table}`;
const ofTable = (table: string, id = 'id') =>
  `join ${numbered(table, id)} on ${table}.place = 1 + n % ${table}.number`;
const plain =
  'topic, summary, provisions, area, comment, key, owner, status, user_notes, volume, noted_by, noted_at, approval_reason, folded, date, version, edited_at, known_at';
const said = `format('Bereich %s', n % 12), repeat('Betrifft uns. ', (n % 5)::integer), n % 7 = 0, account.id,
  (array['R', 'A', 'G', '?', 'D', 'O'])[1 + n % 6], repeat('Mit der Rechtsabteilung besprochen. ', (n % 6)::integer),
  'medium', account.id, now(), '', 'betrifft uns', date '2026-03-01', 1, now(), now()`;

/** What the organisation says, without its facts, which no list reads. */
const filling = [
  `insert into change_element (main_id, ${plain}) select said.main_id, '', '', '[]', ${said}
   from (select main_id, row_number() over (order by main_id) as n from change_copy limit ${counts.said}) as said
   ${ofTable('account')}`,
  `insert into change_element (slug, language, source, type, deadline, ${plain})
   select format('eigene-%s', n), 'DE', 'internal', 'directive', date '2026-01-01' + n::integer,
     format('Weisung %s', n), repeat('Die Meldungen sind anzupassen, die Nachweise zu führen. ', 6), '[]', ${said}
   from generate_series(1, ${counts.own}) as n ${ofTable('account')}`,
  `insert into change_task (change_id, title, done, version, added_at)
   select change_element.id, 'Weisung anpassen', n % 2 = 0, 1, now()
   from generate_series(1, ${counts.tasks}) as n ${ofTable('change_element')}`,
  `insert into comment (change_id, change_origin, author, comment_type, status, resolved, private, language, version,
     created_at, edited_at, known_at)
   select change_copy.id::text, 'main', account.id, 1, 0, false, n % 10 = 0, 'DE', 1, now(), now(), now()
   from generate_series(1, ${counts.comments}) as n ${ofTable('change_copy', 'main_id')} ${ofTable('account')}`,
  'analyze',
];
