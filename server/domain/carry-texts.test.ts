import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnswer } from '../testing/assurance.ts';
import { aComment, type Commenter, enterCommenter } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { anArticle } from '../testing/texts.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;

const scope = 'Dieses Gesetz gilt für Muster.';
const free = 'Muster sind frei.';
const valid = 'Sie gelten.';

describe.each(testDatabases())('what is written of a text on $name', (database) => {
  let servers: Servers;
  let anna: Commenter;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    servers = await startFollowing(database);
    anna = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    const say = async (name: string, regArt: string) => {
      const { icid } = await anna.client.createComment({ body: aComment({ text: name, regArt }) });
      ids[name] = icid;
    };
    await say('scope', 'musterg~1^1');
    await say('free', 'musterg~2^1');
    await say('valid', 'musterg~2^2');
    await say('supervision', 'musterg~135-149^1');
    const { raid } = await anna.client.createAnswer({ body: anAnswer({ regArt: 'musterg~2^1' }) });
    ids.answer = raid;
    await servers.follow();
  });
  afterAll(() => servers?.stop());

  /** How everything stands in a version: outcome, state, place, whether it waits. */
  const standing = async (versionDate: string) => {
    const rows = await servers
      .organisation()
      .db.selectFrom('carried_place')
      .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
      .leftJoin('kept_words', 'kept_words.hash', 'carried_place.words_hash')
      .selectAll('carried_place')
      .select(['written_place.comment_id', 'written_place.answer_id', 'kept_words.words'])
      .where('carried_place.version_date', '=', versionDate)
      .execute();
    const named = rows.map((row) => {
      const name = Object.keys(ids).find((one) => ids[one] === (row.comment_id ?? row.answer_id));
      const at = row.path === null ? `near ${row.near}` : row.path;
      return [name, `${row.outcome} ${row.state} ${at}${row.open ? ' open' : ''}`] as const;
    });
    return Object.fromEntries(named);
  };
  const words = async (icid: string | undefined) =>
    servers
      .organisation()
      .db.selectFrom('written_place')
      .innerJoin('kept_words', 'kept_words.hash', 'written_place.words_hash')
      .select(['kept_words.words', 'written_place.version_date', 'written_place.language'])
      .where('comment_id', '=', icid ?? '')
      .executeTakeFirst();

  it('stands where it was written, with the words that were read', async () => {
    expect(await standing('2020-01-01')).toEqual({
      scope: 'unchanged placed 1^1',
      free: 'unchanged placed 2^1',
      valid: 'unchanged placed 2^2',
      supervision: 'unchanged placed 135-149^1',
      answer: 'unchanged placed 2^1',
    });
    expect(await words(ids.free)).toEqual({ words: `1 ${free}`, version_date: '2020-01-01', language: 'DE' });
  });

  it('comes to a new version: by itself, with a mark, at its new number, or parked', async () => {
    const units = [
      anArticle('1', scope),
      anArticle('2', 'Muster sind bewilligungspflichtig, sofern die Aufsicht es verlangt.', valid),
    ];
    await servers.publish('2024-01-01', units);
    await servers.follow();
    expect(await standing('2024-01-01')).toMatchObject({
      scope: 'unchanged placed 1^1',
      valid: 'unchanged placed 2^2',
      supervision: expect.stringMatching(/^repealed parked near .* open$/),
    });
    const { free: changed, answer } = await standing('2024-01-01');
    expect(changed).toMatch(/^(changed|merged|uncertain) review .* open$|^repealed parked near .* open$/);
    expect(answer).toBe(changed);
    // What was read is still there, and so is how it stood.
    expect((await words(ids.free))?.words).toBe(`1 ${free}`);
    expect((await standing('2020-01-01')).free).toBe('unchanged placed 2^1');
  });

  it('changes nothing when the same comes twice', async () => {
    const before = await standing('2024-01-01');
    const facts = () =>
      servers
        .organisation()
        .db.selectFrom('carry_fact')
        .select(({ fn }) => fn.countAll<string>().as('number'))
        .executeTakeFirstOrThrow();
    const number = await facts();
    await servers.organisation().db.updateTable('law_position').set({ position: 0 }).execute();
    await servers.follow();
    expect(await standing('2024-01-01')).toEqual(before);
    expect(await facts()).toEqual(number);
  });
});
