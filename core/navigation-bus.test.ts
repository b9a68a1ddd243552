import { describe, expect, test, vi } from 'vitest';
import { createNavigationBus } from './navigation-bus.ts';

const place = { regTextId: 'bankg', path: '5^2' };

describe('a wanted place', () => {
  test('is refused where nobody reads', () => {
    expect(createNavigationBus().open(place)).toBe(false);
  });

  test('opens in the reader that came last', () => {
    const navigationBus = createNavigationBus();
    const [first, second] = [vi.fn(), vi.fn()];
    navigationBus.serve(first);
    const end = navigationBus.serve(second);
    expect(navigationBus.open(place)).toBe(true);
    expect(second).toHaveBeenCalledExactlyOnceWith(place);
    expect(first).not.toHaveBeenCalled();
    end();
    expect(navigationBus.open(place)).toBe(true);
    expect(first).toHaveBeenCalledExactlyOnceWith(place);
  });

  test('is served as long as there is a reader', () => {
    const navigationBus = createNavigationBus();
    expect(navigationBus.isServed()).toBe(false);
    const end = navigationBus.serve(vi.fn());
    expect(navigationBus.isServed()).toBe(true);
    end();
    expect(navigationBus.isServed()).toBe(false);
  });

  test('is kept for the reader that comes, and for one only', () => {
    const navigationBus = createNavigationBus();
    const served = vi.fn();
    navigationBus.leave(place, served);
    expect(served).not.toHaveBeenCalled();
    const [first, second] = [vi.fn(), vi.fn()];
    navigationBus.serve(first);
    navigationBus.serve(second);
    expect(first).toHaveBeenCalledExactlyOnceWith(place);
    expect(second).not.toHaveBeenCalled();
    expect(served).toHaveBeenCalledOnce();
  });

  test('is forgotten where nobody came for it, a newer one is not', () => {
    const navigationBus = createNavigationBus();
    const forget = navigationBus.leave(place, vi.fn());
    forget();
    const reader = vi.fn();
    navigationBus.serve(reader)();
    expect(reader).not.toHaveBeenCalled();
    const forgetOlder = navigationBus.leave(place, vi.fn());
    navigationBus.leave({ regTextId: 'dsg' }, vi.fn());
    forgetOlder();
    navigationBus.serve(reader);
    expect(reader).toHaveBeenCalledExactlyOnceWith({ regTextId: 'dsg' });
  });

  test('ending twice takes no other reader away', () => {
    const navigationBus = createNavigationBus();
    const first = vi.fn();
    navigationBus.serve(first);
    const end = navigationBus.serve(vi.fn());
    end();
    end();
    expect(navigationBus.open(place)).toBe(true);
    expect(first).toHaveBeenCalledOnce();
  });
});
