import { describe, expect, it, vi } from 'vitest';
import type { ComparisonRow } from '#core/contract/main/comparison.ts';
import { anArticle } from '#server/testing/texts.ts';
import { type ComparisonJob, createComparer } from './comparer.ts';

const text = (bodies: string[]) => ({ key: bodies.join(), bodies });
const read = (before: string[], after: string[]) => async (): Promise<ComparisonJob> => ({
  before: text(before),
  after: text(after),
  language: 'DE',
  beforeRoot: undefined,
  afterRoot: undefined,
});
const job = (said: string) => read([said], []);
const script = new URL('../testing/stalling-worker.ts', import.meta.url);
/** Waits long enough for an event on a busy machine. */
const patient = { timeout: 60_000, interval: 50 };
const codeOf = (answer: Promise<string>) =>
  answer.then(
    () => 'no error',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

describe('the comparer', () => {
  it('compares texts in a worker', async () => {
    const { compare } = createComparer();
    const units = (text: string) => [JSON.stringify(anArticle('1', text))];
    const before = units('Die Bank meldet Störungen innert 20 Tagen.');
    const after = units('Die Bank meldet Störungen innert 7 Tagen.');
    const answer = JSON.parse(await compare('anna', read(before, after)));
    expect(answer.summary.classes.deadline).toBe(1);
    expect(answer.rows.map(({ change }: { change: string }) => change)).toEqual(['same', 'changed']);
  });

  it('compares a text that it has kept, on either side and with another', async () => {
    const { compare } = createComparer({ size: 1 });
    const units = (days: number) => [
      JSON.stringify(anArticle('1', `Die Bank meldet es innert ${days} Tagen.`)),
    ];
    const differencesBetween = async (one: number, other: number) => {
      const { rows } = JSON.parse(await compare('anna', read(units(one), units(other))));
      return rows.flatMap((row: ComparisonRow) => row.differences.map((each) => [each.before, each.after]));
    };
    expect(await differencesBetween(20, 7)).toEqual([['20 Tagen', '7 Tagen']]);
    expect(await differencesBetween(7, 20)).toEqual([['7 Tagen', '20 Tagen']]);
    expect(await differencesBetween(7, 10)).toEqual([['7 Tagen', '10 Tagen']]);
    expect(await differencesBetween(7, 7)).toEqual([]);
  });

  it('compares texts of 2 MB', async () => {
    const words = ['Bank', 'Aufsicht', 'Bewilligung', 'Kapital', 'Einlage', 'Prüfung', 'Meldung', 'Gruppe'];
    const sentence = (seed: number) =>
      Array.from({ length: 90 }, (_, at) => `${words[(seed * 7 + at * (seed % 5)) % 8]}${(seed * at) % 97}`);
    const text = (days: (article: number) => number) =>
      Array.from({ length: 2500 }, (_, at) =>
        JSON.stringify(anArticle(String(at + 1), `${sentence(at).join(' ')} innert ${days(at)} Tagen.`)),
      );
    const before = text(() => 30);
    expect(before.join('').length).toBeGreaterThan(2_000_000);
    const after = text((article) => (article % 100 === 0 ? 10 : 30));
    const answer = JSON.parse(await createComparer().compare('anna', read(before, after)));
    expect(answer.summary.classes.deadline).toBe(25);
    expect(answer.summary.rows).toMatchObject({ changed: 25, new: 0, repealed: 0 });
  });

  it('has one worker ahead of need where it is asked to', async () => {
    const { compare, ready, close } = createComparer({ script, keepWarm: true });
    await ready;
    expect(await compare('anna', job('ahead'))).toBe('ahead: true');
    const busy = codeOf(compare('anna', job('stall')));
    expect(await compare('bruno', job('ahead'))).toBe('ahead: false');
    await close();
    expect(await busy).toBe('the workers are closed');
    expect(await createComparer({ script }).compare('anna', job('ahead'))).toBe('ahead: false');
  });

  it('lets go of a worker that nobody needs, but for the one that stays', async () => {
    const staying = createComparer({ script, keepWarm: true, idle: 0.2 });
    const leaving = createComparer({ script, idle: 0.2 });
    await staying.ready;
    const [first, once] = [
      await staying.compare('anna', job('who')),
      await leaving.compare('anna', job('who')),
    ];
    await vi.waitFor(() => expect(leaving.size()).toBe(0), patient);
    expect(await staying.compare('anna', job('who'))).toBe(first);
    expect(await leaving.compare('anna', job('who'))).not.toBe(once);
  });

  it('ends with its workers, and takes nothing after that', async () => {
    const { compare, size, close } = createComparer({ script });
    await compare('anna', job('hello'));
    const stalled = codeOf(compare('anna', job('stall')));
    await close();
    expect([await stalled, size()]).toEqual(['the workers are closed', 0]);
    expect(await codeOf(compare('anna', job('hello')))).toBe('the workers are closed');
  });

  it('ends what takes too long, and goes on with the next', async () => {
    const times: AbortController[] = [];
    const deadline = () => {
      const time = new AbortController();
      times.push(time);
      return time.signal;
    };
    const { compare } = createComparer({ script, deadline });
    const stalled = [codeOf(compare('anna', job('stall'))), codeOf(compare('bruno', job('stall')))];
    const next = compare('carla', job('hello'));
    expect(times).toHaveLength(2);
    for (const time of [...times]) time.abort();
    expect(await Promise.all(stalled)).toEqual(['COMPARISON_TOO_LONG', 'COMPARISON_TOO_LONG']);
    expect(await next).toBe('answer to hello');
  });

  it('loses with a worker only what that one was at', async () => {
    const { compare } = createComparer({ script });
    expect(await codeOf(compare('anna', job('end')))).toBe('the worker ended with code 3');
    expect(await compare('anna', job('hello'))).toBe('answer to hello');
  });

  it('reads no text before its turn, and goes on where reading fails', async () => {
    const { compare } = createComparer({ script, size: 1 });
    const requests: string[] = [];
    const released = Promise.withResolvers<void>();
    const ask = (said: string, until?: Promise<void>) =>
      compare(said, async () => {
        requests.push(said);
        await until;
        if (said === 'gone') throw new Error('there is no such text');
        return job(said)();
      }).catch((error: Error) => error.message);
    const all = [ask('first', released.promise), ask('gone'), ask('last')];
    expect(requests).toEqual(['first']);
    released.resolve();
    expect(await Promise.all(all)).toEqual(['answer to first', 'there is no such text', 'answer to last']);
  });

  it('takes callers in turns, and refuses a queue of one', async () => {
    const { compare } = createComparer({ script, size: 1 });
    const ended: string[] = [];
    const released = Promise.withResolvers<void>();
    const ask = (caller: string, said: string, until?: Promise<void>) =>
      codeOf(compare(caller, () => Promise.resolve(until).then(job(said)))).finally(() => ended.push(said));
    const all = [
      ask('anna', 'first', released.promise),
      ...['a1', 'a2', 'a3', 'a4'].map((said) => ask('anna', said)),
    ];
    all.push(ask('bruno', 'b1'));
    expect(await ask('anna', 'a5')).toBe('COMPARISONS_BUSY');
    released.resolve();
    await Promise.all(all);
    expect(ended).toEqual(['a5', 'first', 'a1', 'b1', 'a2', 'a3', 'a4']);
  });
});
