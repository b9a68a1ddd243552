import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAnswer } from '../testing/assurance.ts';
import { actAfter, actBefore } from '../testing/carried-act.ts';
import { type Commenter, enterCommenter } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { anArticle } from '../testing/texts.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;
const before = '2022-01-01';
const after = '2025-01-01';

describe.each(testDatabases())('answers that were carried over on $name', (database) => {
  let servers: Servers;
  let anna: Commenter;
  const answer = (path: string, compliance: 'yes' | 'no' | 'partial' | 'unsure', versionDate = before) =>
    anna.client.createAnswer({ body: anAnswer({ regArt: `musterg~${path}`, versionDate, compliance }) });

  beforeEach(async () => {
    servers = await startFollowing(database);
    anna = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    await servers.publish(before, actBefore);
    await answer('1^1', 'yes');
    await answer('2^1', 'no');
    await answer('3^1', 'partial');
    await answer('4^1', 'unsure');
    await servers.follow();
    await servers.publish(after, actAfter);
    await servers.follow();
  });
  afterEach(() => servers?.stop());

  const numbers = (counts: object, earlier: number) =>
    [
      ...Object.entries(counts).flatMap(([word, number]) => (number > 0 ? [`${word} ${number}`] : [])),
      ...(earlier > 0 ? [`earlier ${earlier}`] : []),
    ].join(', ');
  const units = async (versionDate?: string) =>
    (await anna.client.assuranceByUnit({ regTextId: 'musterg', versionDate })).map(
      ({ completeParagraphID, counts, earlier }) =>
        `${completeParagraphID.slice(8)}: ${numbers(counts, earlier)}`,
    );
  const list = async (versions?: 'all', carried?: string) => {
    const { total, answers } = await anna.client.listAnswers({ versions, carried });
    expect(total).toBe(answers.length);
    return answers
      .map(({ regArt, standsAt = regArt, versionDate, carried }) =>
        [standsAt.slice(8), versionDate, carried?.outcome ?? '-'].join(' '),
      )
      .toSorted();
  };
  const workOn = async (regArt: string) => {
    const { items } = await anna.client.listCarried({});
    const item = items.find(({ from }) => from.regArt === `musterg~${regArt}`);
    if (!item) throw new Error(`nothing waits of ${regArt}`);
    await anna.client.acceptCarried({ caid: item.caid, body: { version: item.version } });
  };

  it('count in the version to which they came on the same words, at their numbers there', async () => {
    expect(await units(before)).toEqual(['1: yes 1', '2: no 1', '3: partial 1', '4: unsure 1']);
    expect(await units(after)).toEqual(['1: yes 1', '2: earlier 1', '4: partial 1']);
    expect(await units()).toEqual(await units(after));
  });

  it('count on changed words once somebody has accepted them', async () => {
    await workOn('2^1');
    expect(await units(after)).toEqual(['1: yes 1', '2: no 1', '4: partial 1']);
    expect(await units(before)).toContain('2: no 1');
  });

  it('count for their document where the law of today has them', async () => {
    const documents = async () =>
      (await anna.client.assuranceByDocument({})).map(({ counts, earlier }) => numbers(counts, earlier));
    expect(await documents()).toEqual(['yes 1, partial 1, earlier 1']);
  });

  it('are listed where they stand, with what happened to them', async () => {
    const fees = '4^1 2022-01-01 repealed';
    expect(await list()).toEqual([
      '1^1 2022-01-01 unchanged',
      '2^1 2022-01-01 changed',
      '4^1 2022-01-01 renumbered',
      fees,
    ]);
    // Parked for good, it is of earlier versions only.
    await workOn('4^1');
    expect(await list()).not.toContain(fees);
    expect(await list('all')).toContain(fees);
  });

  it('are found by whether somebody has to look at them, and by whether they are parked', async () => {
    const [duty, audit, fees] = [
      '2^1 2022-01-01 changed',
      '4^1 2022-01-01 renumbered',
      '4^1 2022-01-01 repealed',
    ];
    expect(await list(undefined, 'review')).toEqual([duty, audit, fees]);
    expect(await list(undefined, 'parked')).toEqual([fees]);
    await workOn('4^1');
    await workOn('2^1');
    expect(await list(undefined, 'review')).toEqual([audit]);
    expect(await list(undefined, 'parked')).toEqual([fees]);
    expect(await list(undefined, 'review,parked')).toEqual([audit, fees]);
  });

  it('neither hide an answer to what has their number now, nor are hidden by it', async () => {
    await answer('3^1', 'no', after);
    expect(await list()).toEqual(expect.arrayContaining(['3^1 2025-01-01 -', '4^1 2022-01-01 renumbered']));
    expect(await units(after)).toEqual(['1: yes 1', '2: earlier 1', '3: no 1', '4: partial 1']);
    await answer('4^1', 'yes', after);
    expect(await list()).not.toContain('4^1 2022-01-01 renumbered');
    expect(await units(after)).toEqual(['1: yes 1', '2: earlier 1', '3: no 1', '4: yes 1']);
  });

  it('are not hidden by an answer to what a later version has under their number', async () => {
    const coming = '2099-01-01';
    await servers.publish(coming, [anArticle('1', 'Ein neuer Zweck.'), ...actAfter.slice(1)]);
    await servers.follow();
    await answer('1^1', 'no', coming);
    expect(await units()).toContain('1: yes 1');
    expect(await units(coming)).toContain('1: no 1');
    const [document] = await anna.client.assuranceByDocument({});
    expect(numbers(document?.counts ?? {}, document?.earlier ?? 0)).toBe('yes 1, partial 1, earlier 1');
    expect(await list()).toEqual(expect.arrayContaining(['1^1 2022-01-01 unchanged', '1^1 2099-01-01 -']));
  });

  it('stand where they are given anew, on the words that are read then', async () => {
    const [old] = await anna.client.assuranceOfRegArt({ complete: 'musterg~3^1', versionDate: before });
    await anna.client.withdrawAnswer({ raid: old?.raid ?? '', version: old?.version ?? 0 });
    await servers.publish(before, actAfter);
    await servers.follow();
    await answer('3^1', 'no');
    const there = async (path: string) =>
      (await anna.client.assuranceOfRegArt({ complete: `musterg~${path}`, versionDate: before })).map(
        ({ compliance, carried }) => [compliance, carried?.outcome ?? '-', carried?.open ?? false].join(' '),
      );
    expect(await there('3^1')).toEqual(['no - false']);
    expect(await there('4^1')).not.toContain('no renumbered true');
    await servers.follow();
    expect(await there('3^1')).toEqual(['no - false']);
    // The later version is compared with what was answered now.
    const { items } = await anna.client.listCarried({});
    const waiting = items.filter(({ answer: its }) => its?.compliance === 'no' && its.versionDate === before);
    expect(waiting.map(({ from, outcome }) => [from.regArt, from.versionDate, outcome])).toContainEqual([
      'musterg~3^1',
      before,
      'uncertain',
    ]);
  });

  it('wait where they are given anew in another language, in which nothing of them was compared', async () => {
    await servers.publish(before, actBefore, 'FR');
    const ofDuty = async () =>
      (await anna.client.assuranceOfRegArt({ complete: 'musterg~2^1', versionDate: before }))[0];
    const old = await ofDuty();
    await anna.client.withdrawAnswer({ raid: old?.raid ?? '', version: old?.version ?? 0 });
    const body = anAnswer({ regArt: 'musterg~2^1', versionDate: before, compliance: 'yes' });
    await anna.client.createAnswer({ body: { ...body, readLanguage: 'FR' } });
    expect(await ofDuty()).toMatchObject({ compliance: 'yes', carried: { state: 'review', open: true } });
  });
});
