import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { TocEntry, Unit } from '../contract/main/regulation-text.ts';
import { ApiError } from '../http/api-error.ts';
import { createReading } from './reading.ts';
import type { ReadingCalls } from './reading-types.ts';
import { createRegulations } from './store.ts';

const day = '2024-01-01';
const unit = (id: string): Unit => ({ id, kind: 'article', depth: 0, parts: [], notes: [] });
const entry = (id: string, index: number): TocEntry => ({
  id,
  index,
  kind: 'article',
  depth: 0,
  size: 100,
  completeParagraphID: `lamp~${id}`,
});
const document: RegulationDocument = {
  regTextId: 'lamp',
  displayName: 'Lamp Act',
  longName: 'Act on Lamps',
  shortNames: {},
  sourceNumber: '',
  category: 'base',
  sample: true,
  archived: false,
  versionDate: day,
  status: 'inForce',
  languages: ['DE'],
  source: 'other',
  legalStatus: 'sample',
  languageVersions: { DE: day },
};
const problem = (kind: ApiError['kind'], status: number) =>
  new ApiError({ kind, status, code: `HTTP_${status}`, message: 'refused', server: 'main' });

/** A main server in memory with a text of `total` articles, numbered from 1. */
function aMain(total: number) {
  const ids = Array.from({ length: total }, (_, index) => String(index + 1));
  const second = Promise.withResolvers<void>();
  const main = {
    listOfRegulation: vi.fn(async () => [document]),
    regulation: vi.fn(async () => document),
    regulationInfo: vi.fn(async () => ({ ...document, pdf: { hash: 'a'.repeat(64), pages: 3, bytes: 9 } })),
    allVersions: vi.fn(async () => [{ versionDate: day, status: 'inForce', languages: ['DE'] }]),
    tableOfContent: vi.fn(async () => ({
      regTextId: 'lamp',
      language: 'DE',
      versionDate: day,
      entries: ids.map(entry),
    })),
    regText: vi.fn(async (ask: { from?: number; count?: number; around?: string; versionDate?: string }) => {
      const at = ask.around === undefined ? (ask.from ?? 0) : Math.max(0, ids.indexOf(ask.around) - 5);
      if (ask.around !== undefined && !ids.includes(ask.around)) throw problem('rejected', 404);
      const units = ids.slice(at, at + (ask.count ?? 40)).map(unit);
      return { versionDate: day, total, from: at, units };
    }),
    regPdf: vi.fn(async () => new Blob(['%PDF'])),
    coordinatesOfArticles: vi.fn(async () => []),
    coordinatesOfSubParagraphs: vi.fn(async () => []),
    identifyParagraph: vi.fn(async () => ({ completeParagraphID: 'lamp~2' })),
    previousRegArtVersions: vi.fn(async ({ complete }: { complete: string }) => {
      // The reply for the first article comes after that for the second.
      if (complete.endsWith('~1')) await second.promise;
      else second.resolve();
      return [];
    }),
  };
  const notices = { report: vi.fn(), warnOnce: vi.fn() };
  return { main, notices, reading: createReading({ main: main as unknown as ReadingCalls, notices }) };
}

describe('a reading', () => {
  it('asks for document, contents and first window at once', async () => {
    const { main, reading } = aMain(100);
    const opened = reading.open({ regTextId: 'lamp', language: 'DE', article: '50' });
    expect(
      [main.regulation, main.tableOfContent, main.regText].map((call) => call.mock.calls.length),
    ).toEqual([1, 1, 1]);
    await opened;
    expect(loadedValue(reading.$document.get())?.displayName).toBe('Lamp Act');
    expect(loadedValue(reading.$contents.get())).toHaveLength(100);
    expect(reading.$units.get().get(49)?.id).toBe('50');
  });

  it('makes no call without regTextId or language and warns', async () => {
    const { main, notices, reading } = aMain(3);
    await reading.open({ regTextId: '', language: 'DE' });
    await reading.open({ regTextId: 'lamp', language: '' as 'DE' });
    expect(main.regulation).not.toHaveBeenCalled();
    expect(notices.warnOnce).toHaveBeenCalledTimes(2);
    expect(reading.$document.get()).toEqual({ state: 'idle' });
  });

  it('loads every unit exactly once', async () => {
    const { main, reading } = aMain(333);
    await reading.open({ regTextId: 'lamp', language: 'DE', article: '200' });
    await Promise.all([reading.ensure(5), reading.ensure(6), reading.ensure(330)]);
    expect(await reading.loadRest()).toBe(true);
    expect(reading.$units.get().size).toBe(333);
    const requested = main.regText.mock.calls.reduce((sum, [ask]) => sum + (ask.count ?? 0), 0);
    expect(requested).toBe(333);
  });

  it('asks for every window as of the day that is read', async () => {
    const { main, reading } = aMain(100);
    await reading.open({ regTextId: 'lamp', language: 'DE', versionDate: '2031-05-01' });
    await reading.loadRest();
    expect(new Set(main.regText.mock.calls.map(([ask]) => ask.versionDate))).toEqual(new Set(['2031-05-01']));
  });

  it('goes on with the version on screen where another has come', async () => {
    const { main, reading } = aMain(100);
    await reading.open({ regTextId: 'lamp', language: 'DE' });
    main.regText.mockImplementationOnce(async () => ({
      versionDate: '2032-01-01',
      total: 1,
      from: 16,
      units: [unit('other')],
    }));
    await reading.loadRest();
    expect(reading.$units.get().get(16)?.id).toBe('17');
    expect(main.regText.mock.calls.at(2)?.[0].versionDate).toBe(day);
  });

  it('keeps the text when only the article changes', async () => {
    const { main, reading } = aMain(200);
    await reading.open({ regTextId: 'lamp', language: 'DE' });
    await reading.open({ regTextId: 'lamp', language: 'DE', article: '150' });
    expect(main.regulation).toHaveBeenCalledTimes(1);
    expect(reading.$units.get().get(149)?.id).toBe('150');
  });

  it('opens at the nearest article when the wanted one does not exist', async () => {
    const { reading, notices } = aMain(200);
    await reading.open({ regTextId: 'lamp', language: 'DE', article: '120a' });
    expect(reading.$units.get().get(119)?.id).toBe('120');
    expect(notices.report).not.toHaveBeenCalled();
  });

  it('drops the answers of an older opening', async () => {
    const { main, reading } = aMain(10);
    let answer: (value: RegulationDocument) => void = () => undefined;
    main.regulation.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    const first = reading.open({ regTextId: 'old', language: 'DE' });
    const second = reading.open({ regTextId: 'lamp', language: 'DE' });
    answer({ ...document, displayName: 'Old Act' });
    await Promise.all([first, second]);
    expect(loadedValue(reading.$document.get())?.displayName).toBe('Lamp Act');
  });

  it('leaves the error in the Loadable and reports it once', async () => {
    const { main, notices, reading } = aMain(10);
    main.regulation.mockRejectedValueOnce(problem('network', 0));
    await reading.open({ regTextId: 'lamp', language: 'DE' });
    const state = reading.$document.get();
    expect(state.state === 'failed' && state.error.kind).toBe('network');
    expect(notices.report).toHaveBeenCalledTimes(1);
  });

  it('asks again for a window that failed', async () => {
    const { main, reading } = aMain(100);
    await reading.open({ regTextId: 'lamp', language: 'DE' });
    main.regText.mockRejectedValueOnce(problem('network', 0));
    expect(await reading.loadRest()).toBe(false);
    expect([...reading.$failed.get()].map(([index, error]) => [index, error.kind])).toEqual([
      [16, 'network'],
    ]);
    expect(await reading.loadRest(40)).toBe(true);
    expect(reading.$failed.get().size).toBe(0);
    expect(reading.$units.get().size).toBe(100);
  });

  it('shows the versions of the article asked for last', async () => {
    const { reading } = aMain(10);
    await reading.open({ regTextId: 'lamp', language: 'DE' });
    await Promise.all([reading.loadArticleVersions('lamp~1'), reading.loadArticleVersions('lamp~2')]);
    expect(loadedValue(reading.$articleVersions.get())?.completeParagraphID).toBe('lamp~2');
  });

  it('fetches info once and the PDF by its hash', async () => {
    const { main, reading } = aMain(10);
    await reading.open({ regTextId: 'lamp', language: 'DE' });
    await reading.loadInfo();
    expect((await reading.fetchPdf())?.size).toBe(4);
    expect(main.regulationInfo).toHaveBeenCalledTimes(1);
    expect(main.regPdf).toHaveBeenCalledWith({ hash: 'a'.repeat(64) });
  });

  it('gives the PDF to whoever asks while the info is still on its way', async () => {
    const { main, reading } = aMain(10);
    await reading.open({ regTextId: 'lamp', language: 'DE' });
    const [, pdf] = await Promise.all([reading.loadInfo(), reading.fetchPdf()]);
    expect(pdf?.size).toBe(4);
    expect(main.regulationInfo).toHaveBeenCalledTimes(1);
  });

  it('takes "nothing there" on a page as no paragraph, and reports everything else', async () => {
    const { main, notices, reading } = aMain(10);
    await reading.open({ regTextId: 'lamp', language: 'DE' });
    expect(await reading.identify(1, 100)).toBe('lamp~2');
    main.identifyParagraph.mockRejectedValueOnce(problem('rejected', 404));
    expect(await reading.identify(1, 1)).toBeUndefined();
    expect(notices.report).not.toHaveBeenCalled();
    main.identifyParagraph.mockRejectedValueOnce(problem('network', 0));
    await reading.identify(1, 1);
    expect(notices.report).toHaveBeenCalledTimes(1);
  });
});

describe('a text opened before its view', () => {
  const place = { regTextId: 'lamp', language: 'DE', article: '50' } as const;

  it('is read by the next view without asking again, and by that one only', async () => {
    const { main, notices } = aMain(100);
    const regulations = createRegulations({ main: main as unknown as ReadingCalls, notices });
    regulations.openEarly(place);
    const reading = regulations.createReading();
    await reading.open(place);
    expect(reading.$units.get().get(49)?.id).toBe('50');
    expect(main.regText).toHaveBeenCalledTimes(1);
    const other = regulations.createReading();
    expect(other.$text.get().state).toBe('idle');
    await other.open(place);
    expect(main.regText).toHaveBeenCalledTimes(2);
  });

  it('is that of its own view where several are opened early, and ends where no view takes it', async () => {
    const { main, notices } = aMain(100);
    const regulations = createRegulations({ main: main as unknown as ReadingCalls, notices });
    const drops = [place, { ...place, article: '60' }, { ...place, article: '70' }].map(
      regulations.openEarly,
    );
    drops[1]?.();
    const [first, second] = [regulations.createReading(), regulations.createReading()];
    await first.open(place);
    await second.open({ ...place, article: '70' });
    for (const drop of drops) drop();
    expect(first.$units.get().get(49)?.id).toBe('50');
    expect(second.$units.get().get(69)?.id).toBe('70');
    expect(main.regText).toHaveBeenCalledTimes(3);
    expect(regulations.createReading().$text.get().state).toBe('idle');
  });

  it('gives way to the place that the view is at', async () => {
    const { main, notices } = aMain(100);
    const regulations = createRegulations({ main: main as unknown as ReadingCalls, notices });
    regulations.openEarly(place);
    const reading = regulations.createReading();
    await reading.open({ ...place, versionDate: day });
    expect(main.regText).toHaveBeenLastCalledWith(
      { regTextId: 'lamp', language: 'DE', versionDate: day, around: '50', count: 16 },
      expect.anything(),
    );
    expect(loadedValue(reading.$text.get())?.total).toBe(100);
  });

  it('that did not come is asked for again by the second attempt', async () => {
    const { main, notices } = aMain(100);
    main.regulation.mockRejectedValueOnce(problem('network', 0));
    const regulations = createRegulations({ main: main as unknown as ReadingCalls, notices });
    regulations.openEarly(place);
    const reading = regulations.createReading();
    await reading.open(place);
    expect(reading.$document.get().state).toBe('failed');
    expect(main.regulation).toHaveBeenCalledTimes(1);
    await reading.open(place);
    expect(reading.$document.get().state).toBe('ready');
  });
});

describe('a text that failed to open before its view was there', () => {
  it('is not asked for again where it does not exist', async () => {
    const { main, notices } = aMain(100);
    main.regulation.mockRejectedValueOnce(problem('rejected', 404));
    const regulations = createRegulations({ main: main as unknown as ReadingCalls, notices });
    const place = { regTextId: 'lamp', language: 'DE' } as const;
    regulations.openEarly(place);
    await vi.waitFor(() => expect(notices.report).toHaveBeenCalled(), 20_000);
    const reading = regulations.createReading();
    await reading.open(place);
    expect(reading.$document.get().state).toBe('failed');
    expect(main.regulation).toHaveBeenCalledTimes(1);
  });

  it('is asked for anew: somebody may have signed in meanwhile', async () => {
    const { main, notices } = aMain(100);
    main.regulation.mockRejectedValueOnce(problem('unauthorised', 401));
    const regulations = createRegulations({ main: main as unknown as ReadingCalls, notices });
    const place = { regTextId: 'lamp', language: 'DE' } as const;
    regulations.openEarly(place);
    await vi.waitFor(() => expect(notices.report).toHaveBeenCalled(), 20_000);
    const reading = regulations.createReading();
    await reading.open(place);
    expect(reading.$document.get().state).toBe('ready');
  });
});

describe('the list of regulations', () => {
  it('is loaded once per language and keeps what it shows while reloading', async () => {
    const { main, notices } = aMain(1);
    const regulations = createRegulations({ main: main as unknown as ReadingCalls, notices });
    const $list = regulations.list('DE');
    regulations.list('DE');
    await vi.waitFor(() => expect($list.get().state).toBe('ready'), 20_000);
    expect(main.listOfRegulation).toHaveBeenCalledTimes(1);
    const reloading = regulations.reload('DE');
    expect($list.get()).toEqual({ state: 'loading', value: [document] });
    await reloading;
    regulations.list('FR');
    expect(main.listOfRegulation).toHaveBeenLastCalledWith({ body: { language: 'FR' } });
  });
});
