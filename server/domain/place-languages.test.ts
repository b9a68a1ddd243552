import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LanguageMark } from '#core/contract/domain/language-mark.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { anAnswer } from '../testing/assurance.ts';
import { aComment, type Commenter, enterCommenter } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { french, german, germanAfter } from '../testing/two-languages.ts';
import { followFeed } from './law-feed.ts';
import { placeInLanguages } from './place-languages.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;
const before = '2022-01-01';
const after = '2025-01-01';

describe.each(testDatabases())('one layer of comments for all languages on $name', (database) => {
  let servers: Servers;
  let anna: Commenter;
  beforeEach(async () => {
    servers = await startFollowing(database);
    anna = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    await servers.publish(before, german);
    await servers.publish(before, french, 'FR');
  });
  afterEach(() => servers?.stop());

  const write = (text: string, path: string, readLanguage: 'DE' | 'FR', more: object = {}) =>
    anna.client.createComment({
      body: aComment({ text, regArt: `musterg~${path}`, versionDate: before, readLanguage, ...more }),
    });
  const markText = (mark: LanguageMark | undefined) =>
    mark ? ` from ${mark.language} ${mark.regArt.slice(8)}${mark.aligned ? '' : ' not aligned'}` : '';
  /** What stands at a place for somebody who reads a language: the words, where, and from which language. */
  const at = async (
    path: string,
    readLanguage: LanguageCode | undefined,
    { versionDate = before, inside = false, who = anna } = {},
  ) =>
    (
      await who.client.commentsOfRegArt({
        complete: `musterg~${path}`,
        versionDate,
        readLanguage,
        inside: inside ? 'true' : 'false',
      })
    ).map(({ text, regArt, writtenOn }) => `${text} ${regArt?.slice(8)}${markText(writtenOn)}`);
  const counts = async (readLanguage?: LanguageCode, versionDate = before, who = anna) =>
    (await who.client.commentCounts({ regTextId: 'musterg', versionDate, readLanguage })).map(
      ({ completeParagraphID, total }) => `${completeParagraphID.slice(8)}: ${total}`,
    );
  const pairs = async () =>
    (
      await servers
        .organisation()
        .db.selectFrom('language_pair')
        .select(['language', 'version_date'])
        .orderBy('version_date')
        .execute()
    ).map(({ language, version_date }) => `${language} ${version_date}`);
  const withdraw = (language: LanguageCode, versionDate: string) =>
    servers.main.db
      .deleteFrom('text')
      .where('language', '=', language)
      .where('version_date', '=', versionDate)
      .execute();
  /** Until a text that could not be had is asked for again. */
  const waitForTexts = () => {
    servers.clock.now = new Date(servers.clock.now.getTime() + 3_600_000);
  };
  const withoutFrench = (versionDate: string) =>
    ({
      ...servers.whole,
      text: async (...[organisation, key]: Parameters<typeof servers.whole.text>) =>
        key.language === 'FR' && key.versionDate === versionDate
          ? 'unreadable'
          : servers.whole.text(organisation, key),
    }) satisfies typeof servers.whole;

  it('shows what was written in one at the same paragraph of the other, and says so', async () => {
    const { icid } = await write('Frist', '1^2', 'DE');
    await anna.client.createComment({ body: aComment({ text: 'Antwort', parent: icid }) });
    await write('Champ', '1^1', 'FR');
    await servers.follow();
    expect(await at('1^2', 'DE')).toEqual(['Frist 1^2', 'Antwort 1^2']);
    expect(await at('1^2', 'FR')).toEqual(['Frist 1^2 from DE 1^2', 'Antwort 1^2 from DE 1^2']);
    expect(await at('1^1', 'FR')).toEqual(['Champ 1^1']);
    expect(await at('1^1', 'DE')).toEqual(['Champ 1^1 from FR 1^1']);
    expect(await at('1', 'FR', { inside: true })).toHaveLength(3);
    expect(await counts('FR')).toEqual(['1^1: 1', '1^2: 2']);
    expect(await counts('DE')).toEqual(await counts('FR'));
  });

  it('shows it at the article with a mark where the languages are divided differently', async () => {
    await write('Gebühr', '2^2', 'DE');
    await write('Frais', '2^3', 'FR');
    await write('Artikel', '2', 'DE');
    await servers.follow();
    expect(await at('2^2', 'FR')).toEqual([]);
    expect(await at('2', 'FR')).toEqual(['Artikel 2 from DE 2', 'Gebühr 2 from DE 2^2 not aligned']);
    expect(await at('2', 'DE')).toEqual(['Artikel 2', 'Frais 2 from FR 2^3 not aligned']);
    expect(await at('2', 'DE', { inside: true })).toEqual([
      'Artikel 2',
      'Frais 2 from FR 2^3 not aligned',
      'Gebühr 2^2',
    ]);
    expect(await counts('FR')).toEqual(['2: 2', '2^3: 1']);
    expect(await counts('DE')).toEqual(['2: 2', '2^2: 1']);
    // Without a language everything stands where it was written.
    expect(await counts()).toEqual(['2: 1', '2^2: 1', '2^3: 1']);
    // What is written next is where it belongs before it has been seen to.
    await write('Sofort', '2^1', 'DE');
    expect(await at('2^1', 'FR')).toEqual([]);
    expect(await at('2', 'FR')).toContain('Sofort 2 from DE 2^1 not aligned');
  });

  it('lets the language of writing decide what a new version changes', async () => {
    await write('Frist', '1^2', 'DE');
    await write('Délai', '1^2', 'FR');
    await servers.follow();
    await servers.publish(after, germanAfter);
    await servers.publish(after, french, 'FR');
    await servers.follow();
    const outcomes = async (readLanguage: LanguageCode) =>
      (await anna.client.commentsOfRegArt({ complete: 'musterg~1^2', versionDate: after, readLanguage })).map(
        ({ text, carried, writtenOn }) =>
          [text, carried?.outcome, carried?.state, markText(writtenOn)].join(' '),
      );
    expect(await outcomes('DE')).toEqual(['Délai unchanged placed  from FR 1^2', 'Frist changed review ']);
    expect(await outcomes('FR')).toEqual(['Délai unchanged placed ', 'Frist changed review  from DE 1^2']);
    const [item] = (await anna.client.listCarried({})).items;
    expect(item).toMatchObject({ from: { language: 'DE', words: expect.stringContaining('20 Tagen') } });
  });

  it('takes nothing for the same while the version is there in one language only', async () => {
    await write('Frist', '1^2', 'DE');
    await servers.follow();
    await servers.publish(after, french, 'FR');
    await servers.follow();
    expect(await at('1', 'FR', { versionDate: after })).toEqual(['Frist 1 from DE 1^2 not aligned']);
    expect(await at('1^2', 'FR')).toEqual(['Frist 1^2 from DE 1^2']);
    await servers.publish(after, germanAfter);
    await servers.follow();
    expect(await at('1^2', 'FR', { versionDate: after })).toEqual(['Frist 1^2 from DE 1^2']);
  });

  it('follows when a text is imported again, and is gone with one that is withdrawn', async () => {
    await write('Gebühr', '2^2', 'DE');
    await servers.follow();
    const [first] = french;
    const [, second] = german;
    await servers.publish(before, [...(first ? [first] : []), ...(second ? [second] : [])], 'FR');
    await servers.follow();
    expect(await at('2^2', 'FR')).toEqual(['Gebühr 2^2 from DE 2^2']);
    expect(await pairs()).toEqual([`FR ${before}`]);
    await withdraw('FR', before);
    await servers.follow();
    expect(await pairs()).toEqual([]);
  });

  it('is found out later where the main server is away', async () => {
    await write('Gebühr', '2^2', 'DE');
    const { whole } = servers;
    servers.between.link = {
      ...whole,
      text: async (organisation, key) => (key.language === 'FR' ? undefined : whole.text(organisation, key)),
    };
    await servers.follow();
    expect(await pairs()).toEqual([]);
    servers.between.link = whole;
    waitForTexts();
    await servers.follow();
    expect(await at('2', 'FR')).toEqual(['Gebühr 2 from DE 2^2 not aligned']);
  });

  it('is found out of the other texts where one cannot be had', async () => {
    await write('Frist', '1^2', 'DE');
    await servers.publish(after, german);
    await servers.publish(after, french, 'FR');
    servers.between.link = withoutFrench(before);
    await servers.follow();
    expect(await pairs()).toEqual([`FR ${after}`]);
    servers.between.link = servers.whole;
    waitForTexts();
    await servers.follow();
    expect(await pairs()).toEqual([`FR ${before}`, `FR ${after}`]);
  });

  it('takes nothing for the same in texts that were replaced, or may be, before they are compared again', async () => {
    await write('Frist', '1^2', 'DE');
    await servers.follow();
    servers.between.link = withoutFrench(before);
    const isKnownAgain = async () => {
      await servers.follow();
      expect(await at('1^2', 'FR')).toEqual(['Frist 1^2 from DE 1^2 not aligned']);
      servers.between.link = servers.whole;
      waitForTexts();
      await servers.follow();
      expect(await at('1^2', 'FR')).toEqual(['Frist 1^2 from DE 1^2']);
      servers.between.link = withoutFrench(before);
    };
    await servers.publish(before, french.slice(0, 1), 'FR');
    await isKnownAgain();
    await servers.publish(before, germanAfter);
    await isKnownAgain();
    // A main server that was restored has other texts under the same numbers.
    await sql`update main.feed_mark set mark = gen_random_uuid()`.execute(servers.main.db);
    await isKnownAgain();
  });

  it('takes nothing for the same in a version, or a text imported again, that was not compared yet', async () => {
    await write('Frist', '1^2', 'DE');
    await servers.follow();
    await servers.publish(after, french, 'FR');
    servers.between.link = withoutFrench(after);
    await servers.follow();
    expect(await pairs()).toEqual([`FR ${before}`]);
    expect(await at('1^2', 'FR', { versionDate: after })).toEqual(['Frist 1^2 from DE 1^2 not aligned']);
    expect(await at('1^2', 'FR')).toEqual(['Frist 1^2 from DE 1^2']);
    // The feed was read, and its work has not begun.
    await servers.publish(before, french.slice(0, 1), 'FR');
    await followFeed(servers.organisation(), servers.options.law, () => servers.clock.now);
    expect(await pairs()).toEqual([`FR ${before}`]);
    expect(await at('1^2', 'FR')).toEqual(['Frist 1^2 from DE 1^2 not aligned']);
  });

  it('takes what was just written for the same only where the text on which it was written was compared', async () => {
    await servers.publish(after, german);
    await servers.publish(after, french, 'FR');
    await write('Frist', '1^2', 'DE');
    await servers.follow();
    await write('Sofort', '1^1', 'DE');
    expect(await at('1^1', 'FR')).toEqual(['Sofort 1^1 from DE 1^1']);
    expect(await at('1^1', 'FR', { versionDate: after })).toEqual(['Sofort 1^1 from DE 1^1 not aligned']);
    await servers.follow();
    expect(await at('1^1', 'FR', { versionDate: after })).toEqual(['Sofort 1^1 from DE 1^1']);
  });

  it('says in which language the words are that were read, also where their text is gone before the place is settled', async () => {
    const { icid } = await write('Champ', '1^1', 'FR');
    await servers.main.db.deleteFrom('text').where('language', '=', 'FR').execute();
    await servers.follow();
    const [item] = (await anna.client.listCarried({})).items;
    expect(item).toMatchObject({
      outcome: 'changed',
      from: { language: 'FR', words: expect.stringContaining('La présente loi') },
      to: { language: 'DE', words: expect.stringContaining('Dieses Gesetz') },
    });
    const { written } = await anna.client.carriedPlaces({ id: icid });
    expect(written).toMatchObject({ language: 'FR', words: expect.stringContaining('La présente loi') });
    expect(await at('1^1', 'DE')).toEqual(['Champ 1^1']);
  });

  it('asks for no text when another process has taken over', async () => {
    await write('Frist', '1^2', 'DE');
    await servers.publish(after, french, 'FR');
    const requested: string[] = [];
    servers.between.link = withoutFrench(after);
    await servers.follow();
    waitForTexts();
    const goOn = [true];
    const link = {
      text: async (...[organisation, key]: Parameters<typeof servers.whole.text>) => {
        requested.push(key.versionDate);
        return servers.whole.text(organisation, key);
      },
    };
    const isDone = await placeInLanguages(servers.organisation(), 'musterg', {
      link,
      now: () => servers.clock.now,
      goOn: async () => goOn.pop() ?? false,
    });
    expect([isDone, requested]).toEqual([false, []]);
  });

  it('asks again for a text that a replica which is behind does not have yet', async () => {
    await write('Gebühr', '2^2', 'DE');
    const { whole } = servers;
    servers.between.link = {
      ...whole,
      text: async (organisation, key) => (key.language === 'FR' ? 'missing' : whole.text(organisation, key)),
    };
    await servers.follow();
    expect(await pairs()).toEqual([]);
    servers.between.link = whole;
    waitForTexts();
    await servers.follow();
    expect(await pairs()).toEqual([`FR ${before}`]);
  });

  it('takes nothing for the same while the text of writing is withdrawn, and shows nothing that stood in it alone', async () => {
    await servers.publish(after, german);
    await servers.publish(after, french, 'FR');
    await write('Frist', '1^2', 'DE');
    await write('Neu', '1^1', 'DE', { versionDate: after });
    await servers.follow();
    const all = () => at('1', 'FR', { versionDate: after, inside: true });
    const both = ['Neu 1^1 from DE 1^1', 'Frist 1^2 from DE 1^2'];
    expect((await all()).toSorted()).toEqual(both.toSorted());
    await withdraw('DE', after);
    await servers.follow();
    expect(await all()).toEqual(['Frist 1 from DE 1^2 not aligned']);
    expect(await counts('FR', after)).toEqual(['1: 1']);
    const { items } = await anna.client.listCarried({});
    expect(items.map(({ outcome, versionDate }) => [outcome, versionDate])).toEqual([['withdrawn', after]]);
    await servers.publish(after, german);
    await servers.follow();
    expect((await all()).toSorted()).toEqual(both.toSorted());
  });

  it('shows private comments to their authors alone, in every language', async () => {
    const bruno = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    await write('Privat', '2^2', 'DE', { private: true });
    await servers.follow();
    expect(await at('2', 'FR')).toHaveLength(1);
    expect(await at('2', 'FR', { who: bruno })).toEqual([]);
    expect(await counts('FR', before, bruno)).toEqual([]);
  });

  it('has answers in it too, and counts them where they stand', async () => {
    for (const path of ['1^2', '2', '2^2'])
      await anna.client.createAnswer({
        body: anAnswer({ regArt: `musterg~${path}`, versionDate: before, readLanguage: 'DE' }),
      });
    await servers.follow();
    const answers = async (path: string) =>
      (
        await anna.client.assuranceOfRegArt({
          complete: `musterg~${path}`,
          versionDate: before,
          readLanguage: 'FR',
        })
      ).map(
        ({ regArt, standsAt, writtenOn }) => `${regArt.slice(8)} ${standsAt ?? '-'}${markText(writtenOn)}`,
      );
    expect(await answers('1^2')).toEqual(['1^2 - from DE 1^2']);
    expect(await answers('2^2')).toEqual([]);
    expect(await answers('2')).toEqual(['2 - from DE 2', '2^2 musterg~2 from DE 2^2 not aligned']);
    const units = await anna.client.assuranceByUnit({
      regTextId: 'musterg',
      versionDate: before,
      readLanguage: 'FR',
    });
    expect(units.map(({ completeParagraphID, counts }) => [completeParagraphID, counts.yes])).toEqual([
      ['musterg~1', 1],
      ['musterg~2', 2],
    ]);
  });
});
