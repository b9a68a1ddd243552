import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NavigationBus, RequestedPlace } from '#core/navigation-bus.ts';

const mainUrl = 'https://main.example';
const key = { mainUrl, token: undefined, domainUrl: undefined };
const place: RequestedPlace = { regTextId: 'bankg', path: '5^2', language: 'DE', words: ['Bank'] };

type Key = Parameters<typeof import('./shared-app.ts')['takeApp']>[0];

/** Lets code arrive that loads when it is needed. */
const arrived = () => new Promise((settle) => setTimeout(settle, 20));

/** Another copy of the suite, all of its modules once more, with an element that has met others. */
async function aCopy(more: Partial<Key> = {}, prepare?: (bus: NavigationBus) => void) {
  vi.resetModules();
  const { takeApp } = await import('./shared-app.ts');
  const taken = takeApp({ ...key, ...more }, []);
  prepare?.(taken.app.navigationBus);
  document.dispatchEvent(new Event('regesta-copy', { cancelable: true }));
  await arrived();
  return taken;
}

let events: Event[] = [];
beforeEach(() => {
  events = [];
  const page = new EventTarget();
  const { dispatchEvent } = page;
  vi.stubGlobal('document', page);
  vi.spyOn(page, 'dispatchEvent').mockImplementation((event) => {
    events.push(event);
    return dispatchEvent.call(page, event);
  });
});
afterEach(() => vi.unstubAllGlobals());

const details = () => events.map((event) => (event as CustomEvent).detail as unknown);

async function twoCopies(more: Partial<Key> = {}) {
  const [one, other] = [await aCopy(), await aCopy(more)];
  events = [];
  return { one: one.app, other: other.app };
}

describe('a copy of the suite', () => {
  const sharing = () => events.filter(({ type }) => type === 'regesta-shared');

  it('that is alone loads nothing for others, and leaves no listener behind', async () => {
    vi.resetModules();
    const listen = vi.spyOn(document, 'addEventListener');
    const forget = vi.spyOn(document, 'removeEventListener');
    const { takeApp } = await import('./shared-app.ts');
    const taken = [takeApp(key, []), takeApp({ ...key, token: () => 'secret' }, [])];
    taken[0]?.app.$documentLanguage.set('IT');
    await arrived();
    expect(events.map(({ type }) => type)).toEqual(['regesta-copy']);
    for (const { giveBack } of taken) giveBack();
    expect(forget.mock.calls).toEqual(listen.mock.calls);
  });

  it('that meets another loads what connects them, as the other does, also for elements that come later', async () => {
    vi.resetModules();
    const first = (await import('./shared-app.ts')).takeApp(key, []);
    vi.resetModules();
    const { takeApp } = await import('./shared-app.ts');
    const second = takeApp(key, []);
    await vi.waitFor(() => expect(sharing()).toHaveLength(2));
    const third = takeApp({ ...key, token: () => 'secret' }, []);
    await vi.waitFor(() => expect(sharing()).toHaveLength(3));
    const hear = vi.spyOn(document, 'removeEventListener');
    for (const { giveBack } of [first, second, third]) giveBack();
    expect(hear.mock.calls.map(([type]) => type).sort()).toEqual([
      'regesta-copy',
      'regesta-copy',
      'regesta-shared',
      'regesta-shared',
      'regesta-shared',
    ]);
  });
});

describe('copies of the suite on one page', () => {
  it('have sessions and caches of their own', async () => {
    const { one, other } = await twoCopies();
    expect(other.session).not.toBe(one.session);
    expect(other.main).not.toBe(one.main);
    expect(other.$documentLanguage).not.toBe(one.$documentLanguage);
  });

  it('share the place: a hit of one opens in the reader of another', async () => {
    const { one, other } = await twoCopies();
    const reader = vi.fn();
    const end = other.navigationBus.serve(reader);
    expect(one.navigationBus.open(place)).toBe(true);
    expect(reader).toHaveBeenCalledExactlyOnceWith(place);
    end();
    expect(one.navigationBus.open(place)).toBe(false);
  });

  it('leave a place for a reader of another that has not loaded', async () => {
    const { one, other } = await twoCopies();
    const onServed = vi.fn();
    one.navigationBus.leave(place, onServed);
    const reader = vi.fn();
    other.navigationBus.serve(reader);
    expect(reader).toHaveBeenCalledExactlyOnceWith(place);
    expect(onServed).toHaveBeenCalledOnce();
    const later = vi.fn();
    other.navigationBus.serve(later);
    expect(later).not.toHaveBeenCalled();
  });

  it.each([
    ['the one with the reader', false],
    ['the one that leaves the place', true],
  ])('leave a place for a reader before they know each other; first comes %s', async (_, isReverse) => {
    const [reader, onServed] = [vi.fn(), vi.fn()];
    const prepared = [
      (bus: NavigationBus) => void bus.serve(reader),
      (bus: NavigationBus) => void bus.leave(place, onServed),
    ];
    for (const prepare of isReverse ? prepared.reverse() : prepared) await aCopy({}, prepare);
    expect(reader).toHaveBeenCalledExactlyOnceWith(place);
    expect(onServed).toHaveBeenCalledOnce();
  });

  it('do not take a place that was left from each other where nobody reads', async () => {
    const { one } = await twoCopies();
    const onServed = vi.fn();
    one.navigationBus.leave(place, onServed);
    await aCopy();
    expect(onServed).not.toHaveBeenCalled();
    const reader = vi.fn();
    one.navigationBus.serve(reader);
    expect(reader).toHaveBeenCalledExactlyOnceWith(place);
  });

  it('open a place once, in their own reader if they have one', async () => {
    const { one, other } = await twoCopies();
    const [own, foreign] = [vi.fn(), vi.fn()];
    other.navigationBus.serve(foreign);
    one.navigationBus.serve(own);
    one.navigationBus.open(place);
    expect(own).toHaveBeenCalledOnce();
    expect(foreign).not.toHaveBeenCalled();
    const { app: third } = await aCopy();
    third.navigationBus.open(place);
    expect(own.mock.calls.length + foreign.mock.calls.length).toBe(2);
  });

  it('share the language of documents', async () => {
    const { one, other } = await twoCopies();
    one.$documentLanguage.set('IT');
    expect(other.$documentLanguage.get()).toBe('IT');
    other.$documentLanguage.set('FR');
    expect(one.$documentLanguage.get()).toBe('FR');
  });

  it('share nothing with those of another main server', async () => {
    const { one, other } = await twoCopies({ mainUrl: 'https://other.example' });
    const reader = vi.fn();
    other.navigationBus.serve(reader);
    expect(one.navigationBus.open(place)).toBe(false);
    one.$documentLanguage.set('IT');
    expect(other.$documentLanguage.get()).toBe('DE');
    expect(reader).not.toHaveBeenCalled();
  });

  it('hear nothing any more after their last element is gone', async () => {
    const [one, other] = [await aCopy(), await aCopy()];
    const reader = vi.fn();
    other.app.navigationBus.serve(reader);
    other.giveBack();
    expect(one.app.navigationBus.open(place)).toBe(false);
    one.giveBack();
    events = [];
    one.app.$documentLanguage.set('IT');
    expect(events).toEqual([]);
  });
});

describe('what copies tell each other', () => {
  it('is plain data without a token, in composed events', async () => {
    const token = () => 'secret';
    const { one, other } = await twoCopies({ token });
    other.navigationBus.serve(vi.fn());
    one.navigationBus.open({ ...place, token, onOpen: token } as RequestedPlace);
    one.navigationBus.leave(place, vi.fn());
    other.$documentLanguage.set('IT');
    expect(details()).toEqual([
      { mainUrl, isReading: true },
      { mainUrl, place },
      { mainUrl, language: 'IT' },
      { mainUrl, language: 'IT' },
    ]);
    expect(structuredClone(details())).toEqual(details());
    expect(events.every(({ composed }) => composed)).toBe(true);
  });

  it('says while it is being connected that readers may be reached soon', async () => {
    vi.resetModules();
    const { takeApp } = await import('./shared-app.ts');
    const { navigationBus } = takeApp(key, []).app;
    expect(navigationBus.joining()).toBeUndefined();
    document.dispatchEvent(new Event('regesta-copy', { cancelable: true }));
    expect(navigationBus.joining()).toBeInstanceOf(Promise);
    await arrived();
    expect(navigationBus.joining()).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'place'],
    ['no server', { place }],
    ['a place without a document', { mainUrl, place: { article: '5' } }],
    ['a function as a document', { mainUrl, place: { regTextId: () => 'bankg' } }],
    ['a language that there is not', { mainUrl, language: 'XX' }],
    ['words that are none', { mainUrl, place: { ...place, words: 'Bank' } }],
  ])('is checked where it arrives: %s', async (_, detail) => {
    const { app } = await aCopy();
    const reader = vi.fn();
    app.navigationBus.serve(reader);
    const event = new CustomEvent('regesta-shared', { detail, cancelable: true });
    expect(document.dispatchEvent(event)).toBe(true);
    expect(reader).not.toHaveBeenCalled();
    expect(app.$documentLanguage.get()).toBe('DE');
  });

  it('never has more than it must where it arrives', async () => {
    const { app } = await aCopy();
    const reader = vi.fn();
    app.navigationBus.serve(reader);
    const detail = { mainUrl, place: { ...place, onOpen: () => 'secret' } };
    document.dispatchEvent(new CustomEvent('regesta-shared', { detail, cancelable: true }));
    expect(reader).toHaveBeenCalledExactlyOnceWith(place);
    expect(reader.mock.calls[0]?.[0]).not.toBe(detail.place);
  });

  it('hands no app to a script of the page, whatever it dispatches', async () => {
    const { app } = await aCopy({ token: () => 'secret' });
    const given: Record<string, unknown> = { mainUrl, isReading: true, place, language: 'FR' };
    for (const name of ['regesta-app-1', 'regesta-copy', 'regesta-shared']) {
      document.dispatchEvent(new CustomEvent(name, { detail: given, cancelable: true }));
    }
    expect(given).toEqual({ mainUrl, isReading: true, place, language: 'FR' });
    expect(app.$documentLanguage.get()).toBe('FR');
    const seen = JSON.stringify(details());
    expect(seen).not.toContain('secret');
  });
});
