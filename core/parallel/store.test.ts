import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { ApiError } from '../http/api-error.ts';
import { createParallelReading } from './store.ts';

const day = '2024-01-01';
const languages: LanguageCode[] = ['DE', 'FR'];
const place = { regTextId: 'lamp', languages };
const problem = (code: string, status: number) =>
  new ApiError({
    kind: status === 0 ? 'network' : 'rejected',
    status,
    code,
    message: 'refused',
    server: 'main',
  });

type Ask = { languages: string; versionDate?: string; from?: number; count: number; around?: string };

/** A main server in memory with a text of `total` articles, numbered from 1. */
function aMain(total: number) {
  const ids = Array.from({ length: total }, (_, index) => String(index + 1));
  const main = {
    parallelText: vi.fn(async ({ from: start, count, around, ...ask }: Ask) => {
      if (around !== undefined && !ids.includes(around)) throw problem('PARAGRAPH_NOT_FOUND', 404);
      const from = around === undefined ? (start ?? 0) : Math.max(0, ids.indexOf(around) - 5);
      const units = ids.slice(from, from + count).map((id) => ({ id }));
      const outline = start === undefined ? ids.map((id) => ({ id, kind: 'article', size: 9 })) : undefined;
      return {
        versionDate: day,
        languages: ask.languages.split(','),
        missing: [],
        total,
        from,
        units,
        outline,
      };
    }),
    regulation: vi.fn(async () => ({ displayName: 'Lamp Act' })),
    allVersions: vi.fn(async () => [{ versionDate: day, status: 'inForce', languages }]),
  };
  const notices = { report: vi.fn() };
  const tools = { main, notices } as unknown as Parameters<typeof createParallelReading>[0];
  return { main, notices, reading: createParallelReading(tools) };
}

describe('a text in several languages', () => {
  it('opens around the asked article, with the names of the language that leads', async () => {
    const { main, reading } = aMain(100);
    await reading.open({ ...place, article: '50' });
    const opened = loadedValue(reading.$opened.get());
    expect(opened?.languages).toEqual(languages);
    expect(opened?.outline).toHaveLength(100);
    expect(opened?.document.displayName).toBe('Lamp Act');
    expect(main.regulation.mock.calls).toEqual([[{ regTextId: 'lamp', language: 'DE' }, expect.anything()]]);
    expect(reading.$units.get().get(49)?.id).toBe('50');
  });

  it('loads every unit exactly once, by the day that is read', async () => {
    const { main, reading } = aMain(200);
    await reading.open({ ...place, versionDate: '2024-05-17' });
    await Promise.all([reading.ensure(90), reading.ensure(91)]);
    expect(await reading.loadRest(0)).toBe(true);
    expect(reading.$units.get().size).toBe(200);
    const requested = main.parallelText.mock.calls.map(([ask]) => ask);
    expect(requested.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    expect(requested.every(({ versionDate }) => versionDate === '2024-05-17')).toBe(true);
  });

  it('opens at its beginning where the asked article is not there', async () => {
    const { notices, reading } = aMain(100);
    await reading.open({ ...place, article: '7z' });
    expect(reading.$units.get().get(0)?.id).toBe('1');
    expect(notices.report).not.toHaveBeenCalled();
  });

  it('fails where the version has no such languages, and names the versions there are', async () => {
    const { main, notices, reading } = aMain(10);
    main.parallelText.mockRejectedValue(problem('LANGUAGE_NOT_AVAILABLE', 404));
    await reading.open({ ...place, article: '5' });
    const state = reading.$opened.get();
    expect(state.state === 'failed' && state.error.code).toBe('LANGUAGE_NOT_AVAILABLE');
    expect(main.parallelText).toHaveBeenCalledTimes(1);
    expect(notices.report).toHaveBeenCalledTimes(1);
    await reading.loadVersions();
    await reading.loadVersions();
    expect(loadedValue(reading.$versions.get())?.map(({ versionDate }) => versionDate)).toEqual([day]);
    expect(main.allVersions).toHaveBeenCalledTimes(1);
  });

  it('asks again for a window that failed', async () => {
    const { main, notices, reading } = aMain(60);
    await reading.open(place);
    main.parallelText.mockRejectedValueOnce(problem('NETWORK', 0));
    expect(await reading.loadRest(0)).toBe(false);
    expect([...reading.$failed.get().keys()]).toEqual([16]);
    expect(notices.report).toHaveBeenCalledTimes(1);
    expect(await reading.loadRest(16)).toBe(true);
    expect(reading.$failed.get().size).toBe(0);
    expect(reading.$units.get().size).toBe(60);
  });

  it('drops the answers of an older opening, and all once it is closed', async () => {
    const { main, notices, reading } = aMain(10);
    let refuse: (error: ApiError) => void = () => undefined;
    main.parallelText.mockImplementationOnce(() => new Promise((_, no) => (refuse = no)));
    const first = reading.open({ ...place, regTextId: 'old' });
    const second = reading.open({ ...place, languages: ['FR', 'IT'] });
    refuse(problem('NETWORK', 0));
    await Promise.all([first, second]);
    expect(loadedValue(reading.$opened.get())?.languages).toEqual(['FR', 'IT']);
    expect(notices.report).not.toHaveBeenCalled();
    const third = reading.open(place);
    reading.close();
    await third;
    expect(reading.$opened.get().state).toBe('loading');
  });
});
