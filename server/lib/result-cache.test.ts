import { describe, expect, it } from 'vitest';
import { createResultCache } from './result-cache.ts';

const lengthOf = (text: string) => text.length;

describe('the result cache', () => {
  const counting = (text: string) => {
    let made = 0;
    const make = async () => {
      made += 1;
      return `${text} ${made}`;
    };
    return { make, made: () => made };
  };

  it('computes once for concurrent calls', async () => {
    const cached = createResultCache(100, lengthOf);
    const one = counting('one');
    expect(await Promise.all([cached('a', one.make), cached('a', one.make)])).toEqual(['one 1', 'one 1']);
    expect(await cached('a', one.make)).toBe('one 1');
    expect(one.made()).toBe(1);
  });

  it('drops the least recently used where there is no room', async () => {
    const cached = createResultCache(12, lengthOf);
    const [a, b, c] = [counting('aaa'), counting('bbb'), counting('ccc')];
    await cached('a', a.make);
    await cached('b', b.make);
    await cached('a', a.make);
    await cached('c', c.make);
    await cached('a', a.make);
    expect([a.made(), b.made(), c.made()]).toEqual([1, 1, 1]);
    await cached('b', b.make);
    expect(b.made()).toBe(2);
  });

  it('does not store a result that is too large by itself', async () => {
    const cached = createResultCache(3, lengthOf);
    const large = counting('large');
    await cached('a', large.make);
    expect(await cached('a', large.make)).toBe('large 2');
  });

  it('computes again after a failure', async () => {
    const cached = createResultCache(100, lengthOf);
    await expect(cached('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cached('a', async () => 'there')).toBe('there');
  });
});
