import type pg from 'pg';

/** Enters people with all consents, in four languages, each with tags and tasks, a version of a text that they watch, and one in three with changes of their own; and twenty news. */
export async function fillPeople(client: pg.Client, people: number): Promise<void> {
  const numbered = (table: string) =>
    `(select id, row_number() over (order by id) as place, count(*) over () as number from ${table}) as ${table}`;
  const at = (table: string, place: string) =>
    `join ${numbered(table)} on ${table}.place = 1 + (${place}) % ${table}.number`;
  const statements = [
    `insert into account (email, full_name, preferred_language, fallback_language, document_display_language, roles, password_hash)
      select format('person-%s@musterbank.example', n), format('Person %s', n), language, language, language, '["CHANGE_EDITOR"]', ''
      from (select n, (array['DE', 'FR', 'IT', 'EN'])[1 + n % 4] as language from generate_series(1, ${people}) as n) as people`,
    `insert into email_consent select account.id, consent_id from account, generate_series(1, 7) as consent_id
      where email like 'person-%' on conflict do nothing`,
    `update change_element set owner = account.id from (select id, row_number() over (order by id) as place from change_element) as change
      ${at('account', 'change.place')} where change.id = change_element.id`,
    `insert into change_task (change_id, title, owner, due_date, done, version, added_at)
      select change_element.id, 'Weisung anpassen', account.id, date '2026-03-01' + n % 90, false, 1, now()
      from generate_series(1, ${people}) as n ${at('change_element', 'n * 7')} ${at('account', 'n')}`,
    `update comment set status = 1 + (('x' || substr(md5(id::text), 1, 4))::bit(16)::integer) % 3`,
    `insert into comment_tag (comment_id, account_id, tagged_at, tagged_by)
      select comment.id, account.id, now(), account.id from generate_series(1, ${2 * people}) as n
      ${at('comment', 'n')} ${at('account', 'n * 3')} on conflict do nothing`,
    `insert into law_text (reg_text_id, language, version_date, sequence, withdrawn)
      values ('bankg', 'DE', '2026-07-01', 1, false) on conflict do nothing`,
    `insert into watch (account_id, target, key, reg_text_id, created_at)
      select id, '{"kind":"document","regTextId":"bankg"}', 'document bankg', 'bankg', '2026-01-01' from account`,
    `insert into watch_event (watch_id, at, changed_at, reg_text_id, version_date, version)
      select id, '2026-02-26', '2026-02-26', 'bankg', '2026-07-01', '{"documentName":"BankG","language":"DE","versionBefore":"2025-01-01",
        "places":[{"completeParagraphID":"bankg~5","became":"changed"}],"total":1,"internal":false}' from watch`,
    `insert into news_copy (slug, date, source, language, words, heard_at)
      select 'news-' || n, date '2026-03-01' - n, 'FINMA', 'DE', (select jsonb_object_agg(code, jsonb_build_object(
        'title', format('Meldung %s zu den Eigenmitteln (%s)', n, code), 'summary', repeat('Was die Aufsicht mitteilt. ', 20)))
        from unnest(array['DE', 'FR', 'IT', 'EN']) as code), '2026-02-27'
      from generate_series(1, 20) as n`,
    'analyze',
  ];
  for (const statement of statements) await client.query(statement);
}
