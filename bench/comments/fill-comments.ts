import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { counts, type InventedComment, inventedComments } from './invented-comments.ts';

const atOnce = 5000;

type Filling = {
  schema: string;
  document: string;
  /** Where the comments on the document stand: its articles, or any of its places. */
  articles: readonly string[];
  /** How many are on the document. */
  ofDocument?: number;
};

/** Fills the tables of an organisation with invented people, whose ids it resolves to, and comments, without their facts, which no list reads. */
export async function fillComments(
  url: string,
  { schema, document, articles, ofDocument }: Filling,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set search_path to ${schema}`);
    const people = await addPeople(client);
    const ids = Array.from({ length: counts.all }, () => randomUUID());
    let batch: InventedComment[] = [];
    for (const comment of inventedComments(document, articles, ofDocument)) {
      batch.push(comment);
      if (batch.length < atOnce) continue;
      await store(client, batch, { ids, people });
      batch = [];
    }
    await client.query('analyze');
    return people;
  } finally {
    await client.end();
  }
}

async function addPeople(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into account (email, full_name, preferred_language, fallback_language, document_display_language, roles, password_hash)
     select format('person%s@musterbank.example', n), format('Person %s Beispiel', (n * 7) % $1), 'DE', 'DE', 'DE', '["READER", "COMMENT_EDITOR"]', ''
     from generate_series(0, $1::integer - 1) as n returning id`,
    [counts.people],
  );
  return rows.map(({ id }) => id);
}

async function store(
  client: pg.Client,
  batch: readonly InventedComment[],
  { ids, people }: { ids: readonly string[]; people: readonly string[] },
): Promise<void> {
  const rows = batch.map((comment) => ({
    ...comment,
    id: ids[comment.number],
    parent: comment.parent === null ? null : ids[comment.parent],
    author: people[comment.author],
    tagged: comment.tagged.map((person) => people[person]),
  }));
  const form = `(id uuid, document text, path text, path_key text, parent uuid, author uuid, type integer,
    status integer, resolved boolean, private boolean, age integer, text text, folded text, translated boolean,
    tagged uuid[], tag_ended boolean, link text)`;
  const from = `from json_to_recordset($1) as r ${form}`;
  const at = `timestamptz '2026-11-01 12:00+00' - age * interval '1 minute'`;
  for (const statement of [
    `insert into comment (id, reg_text_id, path, path_key, parent, author, comment_type, status, resolved, private,
       language, version, created_at, edited_at, known_at)
     select id, document, path, path_key, parent, author, type, status, resolved, private, 'DE', 1, ${at}, ${at}, ${at} ${from}`,
    `insert into comment_text select id, 'DE', text, folded ${from}`,
    `insert into comment_text select id, 'FR', text, folded ${from} where translated`,
    `insert into comment_tag select id, person, ${at}, author, case when tag_ended then ${at} end
     from json_to_recordset($1) as r ${form}, unnest(tagged) as person`,
    `insert into comment_link select id, 0, document, link ${from} where link is not null`,
  ])
    await client.query(statement, [JSON.stringify(rows)]);
}
