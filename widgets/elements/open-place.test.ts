import { describe, expect, test, vi } from 'vitest';
import { createNavigationBus } from '#core/navigation-bus.ts';
import type { ElementHost } from '../element-spec.ts';
import { addressBy, openPlace } from './open-place.ts';

const place = { regTextId: 'bankg', article: '5', path: '5^2', language: 'DE' } as const;

function scene({ veto = false, readers = [] as object[] } = {}) {
  const emitted: [string, unknown][] = [];
  const element = { ownerDocument: { querySelectorAll: () => readers } };
  const host = {
    element,
    values: () => ({}),
    emit: (name: string, detail: unknown) => {
      emitted.push([name, detail]);
      return !(veto && name === 'reg-navigate');
    },
  } as unknown as ElementHost;
  const navigationBus = createNavigationBus();
  const leave = vi.fn();
  const open = () =>
    openPlace(place, { navigationBus, host, href: '/there', mainUrl: 'https://main', own: false, leave });
  return { navigationBus, emitted, leave, open, names: () => emitted.map(([name]) => name) };
}
const opened = { kind: 'regulation', id: 'bankg~5^2', language: 'DE', versionDate: undefined };

describe('a hit', () => {
  test('opens in the reader of the same app, without asking the page', () => {
    const { navigationBus, emitted, leave, open } = scene();
    const reader = vi.fn();
    navigationBus.serve(reader);
    open();
    expect(reader).toHaveBeenCalledExactlyOnceWith(place);
    expect(emitted).toEqual([['reg-opened', opened]]);
    expect(leave).not.toHaveBeenCalled();
  });

  test('waits for a reader that is on the page and has not loaded', () => {
    const far = { mainUrl: 'https://main/', scrollIntoView: vi.fn() };
    const { navigationBus, open, names, leave } = scene({ readers: [far] });
    open();
    expect(far.scrollIntoView).toHaveBeenCalledOnce();
    expect(names()).toEqual([]);
    const reader = vi.fn();
    navigationBus.serve(reader);
    expect(reader).toHaveBeenCalledExactlyOnceWith(place);
    expect(names()).toEqual(['reg-opened']);
    expect(leave).not.toHaveBeenCalled();
  });

  test('waits for a reader that another copy has drawn, while copies are being connected', () => {
    const drawn = {
      mainUrl: 'https://main',
      scrollIntoView: vi.fn(),
      shadowRoot: { querySelector: () => ({}) },
    };
    const { navigationBus, open, names, leave } = scene({ readers: [drawn] });
    navigationBus.joining = () => Promise.resolve();
    open();
    expect(names()).toEqual([]);
    expect(leave).not.toHaveBeenCalled();
    const reader = vi.fn();
    navigationBus.serve(reader);
    expect(reader).toHaveBeenCalledExactlyOnceWith(place);
  });

  test('is not opened long after by a reader that came too late', () => {
    vi.useFakeTimers();
    const far = { mainUrl: 'https://main/', scrollIntoView: vi.fn() };
    const { navigationBus, open, names } = scene({ readers: [far] });
    open();
    vi.advanceTimersByTime(120_000);
    const reader = vi.fn();
    navigationBus.serve(reader);
    vi.useRealTimers();
    expect(reader).not.toHaveBeenCalled();
    expect(names()).toEqual([]);
  });

  test('leaves the page where the reader is of another server', () => {
    const { open, leave, names } = scene({ readers: [{ mainUrl: 'https://other' }] });
    open();
    expect(leave).toHaveBeenCalledExactlyOnceWith('/there', false);
    expect(names()).toEqual(['reg-navigate', 'reg-opened']);
  });

  test('leaves the page where the reader is drawn and of another session', () => {
    const drawn = { mainUrl: 'https://main', shadowRoot: { querySelector: () => ({}) } };
    const { open, leave, names } = scene({ readers: [drawn] });
    open();
    expect(leave).toHaveBeenCalledExactlyOnceWith('/there', false);
    expect(names()).toEqual(['reg-navigate', 'reg-opened']);
  });

  test('stays where it is after a veto of the page', () => {
    const { open, leave, emitted } = scene({ veto: true });
    open();
    expect(leave).not.toHaveBeenCalled();
    expect(emitted).toEqual([['reg-navigate', { href: '/there', regTextId: 'bankg', id: '5^2' }]]);
  });
});

test.each([
  ['/law/{regTextId}/{article}?p={path}', '/law/bankg/5?p=5%5E2'],
  ['/law?x={versionDate}&l={language}', '/law?x=&l=DE'],
])('an address by the pattern %s', (pattern, address) => {
  expect(addressBy(pattern, place)).toBe(address);
});
