import type { Migration } from './migrate.ts';

/** Steps after those of `main-latest.ts`, of the feed. */
export const feedMarkMigrations: readonly Migration[] = [
  {
    // Each line gets a mark when it is written, which stays when its text gets another line. A server restored from a
    // backup gives the same numbers to other lines, and never the same marks. Whoever removes texts takes the lock of
    // imports before any row, as imports do. A document that comes back to an owner is not withdrawn from it any more.
    name: '0023-feed-marks',
    sql: `
create table feed_mark (sequence bigint primary key, mark uuid not null default gen_random_uuid());
create function mark_line() returns trigger language plpgsql as $$ begin insert into main.feed_mark (sequence) values (new.sequence) on conflict do nothing; return null; end $$;
create trigger line_marked after insert on feed for each row execute function mark_line();
create function lock_imports() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(hashtext('main import')); return null; end $$;
create trigger imports_locked before delete on text for each statement execute function lock_imports();
create trigger imports_locked before delete or update of owner on regulation for each statement execute function lock_imports();
create or replace function hand_over_document() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(hashtext('main import')); insert into main.feed (reg_text_id, version_date, language, owner) select old.reg_text_id, version_date, language, old.owner from main.text where regulation_id = old.id order by id; delete from main.feed using main.text where text_id = text.id and regulation_id = old.id; delete from main.feed using main.text where feed.text_id is null and feed.reg_text_id = new.reg_text_id and feed.version_date = text.version_date and feed.language = text.language and text.regulation_id = new.id and feed.owner is not distinct from new.owner; insert into main.feed (text_id) select id from main.text where regulation_id = old.id order by id; return null; end $$;
`,
  },
];
