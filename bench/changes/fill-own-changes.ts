import pg from 'pg';
import { changeSources, changeStatuses, changeTypes, changeVolumes } from '#core/contract/change-values.ts';
import { foldText } from '#core/lib/fold.ts';
import { sampleProviderChanges } from '#server/sample/changes/provider-changes.ts';
import { createWords } from './fill-changes.ts';

const oneOf = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Puts own changes into the tables of an organisation, as many as its people would have written in years. */
export async function fillOwnChanges(url: string, schema: string, count: number): Promise<void> {
  const say = createWords();
  const changes = Array.from({ length: count }, (_, index) => {
    const [named] = oneOf(sampleProviderChanges, index).words.DE;
    const topic = `${named} ${index}`;
    const summary = say('DE', 30 + (index % 4) * 15);
    return {
      slug: `weisung-${index}`,
      topic,
      summary,
      source: oneOf(changeSources, index),
      type: oneOf(changeTypes, index),
      deadline: new Date(Date.UTC(2026, 0, 1 + (index % 900))).toISOString().slice(0, 10),
      area: `Bereich ${index % 12}`,
      comment: index % 3 === 0 ? say('DE', 6) : '',
      key: index % 7 === 0,
      status: oneOf(changeStatuses, index),
      user_notes: index % 5 === 0 ? say('DE', 20) : '',
      volume: oneOf(changeVolumes, index),
      folded: foldText(`${topic}\n\n${summary}`),
      place: index,
    };
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set search_path to ${schema}`);
    await client.query(
      `insert into change_element (slug, language, source, type, deadline, topic, summary, provisions, area, comment, key,
         owner, status, user_notes, volume, approval_reason, folded, date, version, edited_at, known_at)
       select each.slug, 'DE', each.source, each.type, each.deadline, each.topic, each.summary, '[]', each.area,
         each.comment, each.key, person.id, each.status, each.user_notes, each.volume, '', each.folded,
         date '2026-03-01', 1, now(), now()
       from jsonb_to_recordset($1) as each (slug text, source text, type text, deadline date, topic text, summary text,
           area text, comment text, key boolean, status text, user_notes text, volume text, folded text, place integer)
         join (select id, row_number() over (order by id) as place, count(*) over () as number from account) as person
           on person.place = 1 + each.place % person.number`,
      [JSON.stringify(changes)],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
