import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actAfter, actBefore, paragraphs } from '../testing/carried-act.ts';
import { enterCommenter, refusal } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { anArticle } from '../testing/texts.ts';
import { startWriting } from '../testing/writing-scene.ts';
import { carryDocument } from './carry-texts.ts';
import { createLawWork } from './law-work.ts';

type Scene = Awaited<ReturnType<typeof startWriting>>;

describe.each(testDatabases())('what is written of a text on $name', (database) => {
  let servers: Scene['servers'];
  let anna: Scene['anna'];
  let ids: Scene['ids'];
  let write: Scene['write'];
  let answer: Scene['answer'];
  let placesIn: Scene['placesIn'];
  beforeEach(async () => {
    ({ servers, anna, ids, write, answer, placesIn } = await startWriting(database));
  });
  afterEach(() => servers?.stop());

  const db = () => servers.organisation().db;
  const wordsOf = async (name: string) => (await anna.client.carriedPlaces({ id: ids[name] ?? '' })).written;

  it('comes to a new version by itself, with a mark, at its new number, or parked', async () => {
    await write('scope', '1^1');
    await write('duty', '2^1');
    await write('audit', '3');
    await write('fees', '4^1');
    await answer('answered', '2^1');
    await servers.follow();
    expect(await placesIn('2022-01-01')).toEqual({
      scope: 'unchanged placed 1^1',
      duty: 'unchanged placed 2^1',
      audit: 'unchanged placed 3',
      fees: 'unchanged placed 4^1',
      answered: 'unchanged placed 2^1',
    });
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    expect(await placesIn('2025-01-01')).toEqual({
      scope: 'unchanged placed 1^1',
      duty: 'changed review 2^1 open',
      audit: 'renumbered placed 4 open',
      fees: expect.stringMatching(/^repealed parked near .* open$/),
      answered: 'changed review 2^1 open',
    });
    expect((await anna.client.comment({ icid: ids.audit ?? '' })).regArt).toBe('musterg~4');
  });

  it('keeps its tags, which go where it goes', async () => {
    const bruno = await enterCommenter(servers, ['READER']);
    await write('audit', '3^1', { taggedUserIds: [bruno.id] });
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    const { entries } = await bruno.client.inbox({});
    expect(entries.map(({ comment, open }) => [comment.regArt, open])).toEqual([['musterg~4^1', true]]);
  });

  it('has the words that were read, also when the main server has them no more', async () => {
    await write('duty', '2^1');
    expect(await wordsOf('duty')).toEqual({
      regArt: 'musterg~2^1',
      versionDate: '2022-01-01',
      language: 'DE',
      words: paragraphs.duty,
    });
    await servers.main.db.deleteFrom('regulation').where('reg_text_id', '=', 'musterg').execute();
    await servers.follow();
    expect((await wordsOf('duty')).words).toBe(paragraphs.duty);
  });

  it('has the words of the language that was read', async () => {
    await servers.publish('2022-01-01', [anArticle('2', 'La banque annonce les pannes.')], 'FR');
    await write('duty', '2^1', { readLanguage: 'FR' });
    expect(await wordsOf('duty')).toMatchObject({ language: 'FR', words: 'La banque annonce les pannes.' });
  });

  it('gets its words later where the main server is away, with a mark if it has others by then', async () => {
    await servers.follow();
    servers.domain.link.law = servers.cut;
    await write('scope', '1^1', { versionDate: '2022-01-01' });
    servers.domain.link.law = servers.whole;
    await write('duty', '2^1');
    expect((await wordsOf('scope')).words).toBeUndefined();
    await servers.publish('2022-01-01', actAfter);
    await servers.follow();
    expect((await wordsOf('scope')).words).toBe(paragraphs.scope);
    expect(await placesIn('2022-01-01')).toEqual({
      scope: 'unchanged placed 1^1',
      duty: 'changed review 2^1 open',
    });
    expect((await wordsOf('duty')).words).toBe(paragraphs.duty);
  });

  it('counts a text that is imported again under the same date as new', async () => {
    await write('duty', '2^1');
    await write('audit', '3^1');
    await servers.follow();
    await servers.publish('2022-01-01', actAfter);
    await servers.follow();
    expect(await placesIn('2022-01-01')).toEqual({
      duty: 'changed review 2^1 open',
      audit: 'renumbered placed 4^1 open',
    });
    const copies = await db().selectFrom('law_copy').select('version_date').execute();
    expect(copies).toHaveLength(1);
  });

  it('is not carried to the text from before where a replica is behind', async () => {
    await write('duty', '2^1');
    await servers.follow();
    const key = { regTextId: 'musterg', language: 'DE', versionDate: '2022-01-01' } as const;
    const old = await servers.whole.text(servers.organisation(), key);
    await servers.publish('2022-01-01', actAfter);
    servers.between.link = { ...servers.whole, text: async () => old };
    await servers.follow();
    expect(await placesIn('2022-01-01')).toEqual({ duty: 'unchanged placed 2^1' });
    servers.between.link = servers.whole;
    await servers.follow();
    expect(await placesIn('2022-01-01')).toEqual({ duty: 'changed review 2^1 open' });
  });

  it('is not taken back to a place of a text that was replaced', async () => {
    await write('duty', '2^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    const [item] = (await anna.client.listCarried({})).items;
    const caid = item?.caid ?? '';
    const parked = await anna.client.parkCarried({ caid, body: { version: item?.version ?? 0 } });
    await servers.publish('2025-01-01', actBefore);
    await servers.follow();
    const { rights, version } = await anna.client.carriedItem({ caid });
    expect([parked.rights.undo, rights.undo]).toEqual([true, false]);
    expect(await refusal(anna.client.undoCarried({ caid, body: { version } }))).toBe('409 NOTHING_TO_UNDO');
    expect((await placesIn('2025-01-01')).duty).toBe('changed parked near 2^1');
  });

  it('goes through every version of a month, one after the other, and waits in the last one', async () => {
    await write('duty', '2^1');
    await write('audit', '3^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.publish('2025-02-01', actAfter);
    await servers.publish('2025-03-01', actAfter);
    await servers.follow();
    const between = { duty: 'changed review 2^1', audit: 'renumbered placed 4^1' };
    expect(await placesIn('2025-01-01')).toEqual(between);
    expect(await placesIn('2025-02-01')).toEqual({ ...between });
    expect(await placesIn('2025-03-01')).toEqual({
      duty: 'changed review 2^1 open',
      audit: 'renumbered placed 4^1 open',
    });
  });

  it('comes to a version that is imported late from the one before it, and waits in the last one', async () => {
    await write('duty', '2^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    await servers.publish('2024-01-01', actAfter);
    await servers.follow();
    expect(await placesIn('2024-01-01')).toEqual({ duty: 'changed review 2^1' });
    expect(await placesIn('2025-01-01')).toEqual({ duty: 'changed review 2^1 open' });
  });

  it('waits for nobody where somebody has answered the new words', async () => {
    await answer('old', '2^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await answer('new', '2^1', '2025-01-01');
    await servers.follow();
    expect(await placesIn('2025-01-01')).toEqual({
      old: 'changed review 2^1',
      new: 'unchanged placed 2^1',
    });
  });

  it('waits for nobody any more when somebody answers the new words later', async () => {
    await answer('old', '2^1');
    await answer('other', '3^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    expect((await placesIn('2025-01-01')).old).toBe('changed review 2^1 open');
    await answer('new', '2^1', '2025-01-01');
    expect(await placesIn('2025-01-01')).toEqual({
      old: 'changed review 2^1',
      other: 'renumbered placed 4^1 open',
    });
    expect((await anna.client.carriedCounts({})).types.answer).toBe(1);
  });

  it('changes nothing when the feed comes twice', async () => {
    await write('duty', '2^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    const facts = () => db().selectFrom('carry_fact').selectAll().orderBy('id').execute();
    const before = [await placesIn('2025-01-01'), await facts()];
    await db().updateTable('law_position').set({ position: 0 }).execute();
    await servers.follow();
    expect([await placesIn('2025-01-01'), await facts()]).toEqual(before);
  });

  it('is gone on with where the work has ended in the middle', async () => {
    await sql`insert into org_musterbank.comment (reg_text_id, path, path_key, version_date, comment_type, status,
        resolved, private, language, version, created_at, edited_at, known_at)
      select 'musterg', '2^1', '2^1', '2022-01-01', 1, 0, false, false, 'DE', 1, now(), now(), now()
      from generate_series(1, 1100)`.execute(servers.domain.db);
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    const carry = async () => {
      throw new Error('the worker was lost');
    };
    await createLawWork({ ...servers.options, carry })([servers.organisation()]);
    expect(servers.logged).toEqual(['law of musterbank: the worker was lost']);
    const number = async () => {
      const { rows } = await sql<{ places: number; things: number }>`
        select count(*)::int as places, count(distinct written_id)::int as things
        from org_musterbank.carried_place where version_date = '2025-01-01'`.execute(servers.domain.db);
      return rows[0];
    };
    expect(await number()).toEqual({ places: 0, things: 0 });
    // Asked before the text is asked for, and before each transaction.
    let batches = 0;
    const { carry: run, law: link, now } = servers.options;
    const carrying = { run, link, now, goOn: async () => ++batches <= 2 };
    expect(await carryDocument(servers.organisation(), 'musterg', carrying)).toBe(false);
    expect(await number()).toEqual({ places: 500, things: 500 });
    await servers.follow();
    expect(await number()).toEqual({ places: 1100, things: 1100 });
  });

  it('has facts that lead to how it stands, which nobody changes', async () => {
    await write('duty', '2^1');
    await write('fees', '4^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    await servers.publish('2025-01-01', actBefore);
    await servers.follow();
    const { rows } = await sql<{ same: boolean; chain: boolean }>`
      select place.outcome = fact.after ->> 'outcome' and place.state = fact.after ->> 'state'
          and place.open = (fact.after ->> 'open')::boolean
          and place.path is not distinct from fact.after ->> 'path'
          and place.words_hash is not distinct from fact.after ->> 'words' as same,
        (select bool_and(before is not distinct from former) from (
          select before, lag(after) over (order by id) as former
          from org_musterbank.carry_fact where place_id = place.id) as chained) as chain
      from org_musterbank.carried_place as place cross join lateral (
        select after from org_musterbank.carry_fact where place_id = place.id order by id desc limit 1) as fact
    `.execute(servers.domain.db);
    expect(rows).toHaveLength(4);
    expect(rows.every(({ same, chain }) => same && chain)).toBe(true);
    for (const statement of ['update %s set kind = kind', 'delete from %s', 'truncate %s'])
      await expect(
        sql.raw(statement.replace('%s', 'org_musterbank.carry_fact')).execute(servers.domain.db),
      ).rejects.toThrow(/kept as they are/);
  });
});
