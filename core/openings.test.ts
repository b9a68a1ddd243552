import { describe, expect, test, vi } from 'vitest';
import { createOpenings } from './openings.ts';

const place = { regTextId: 'bankg', path: '5^2' };

describe('a wanted place', () => {
  test('is refused where nobody reads', () => {
    expect(createOpenings().open(place)).toBe(false);
  });

  test('opens in the reader that came last', () => {
    const openings = createOpenings();
    const [first, second] = [vi.fn(), vi.fn()];
    openings.serve(first);
    const end = openings.serve(second);
    expect(openings.open(place)).toBe(true);
    expect(second).toHaveBeenCalledExactlyOnceWith(place);
    expect(first).not.toHaveBeenCalled();
    end();
    expect(openings.open(place)).toBe(true);
    expect(first).toHaveBeenCalledExactlyOnceWith(place);
  });

  test('is kept for the reader that comes, and for one only', () => {
    const openings = createOpenings();
    const served = vi.fn();
    openings.leave(place, served);
    expect(served).not.toHaveBeenCalled();
    const [first, second] = [vi.fn(), vi.fn()];
    openings.serve(first);
    openings.serve(second);
    expect(first).toHaveBeenCalledExactlyOnceWith(place);
    expect(second).not.toHaveBeenCalled();
    expect(served).toHaveBeenCalledOnce();
  });

  test('is forgotten where nobody came for it, a newer one is not', () => {
    const openings = createOpenings();
    const forget = openings.leave(place, vi.fn());
    forget();
    const reader = vi.fn();
    openings.serve(reader)();
    expect(reader).not.toHaveBeenCalled();
    const forgetOlder = openings.leave(place, vi.fn());
    openings.leave({ regTextId: 'dsg' }, vi.fn());
    forgetOlder();
    openings.serve(reader);
    expect(reader).toHaveBeenCalledExactlyOnceWith({ regTextId: 'dsg' });
  });

  test('ending twice takes no other reader away', () => {
    const openings = createOpenings();
    const first = vi.fn();
    openings.serve(first);
    const end = openings.serve(vi.fn());
    end();
    end();
    expect(openings.open(place)).toBe(true);
    expect(first).toHaveBeenCalledOnce();
  });
});
