import { describe, expect, it } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

const lengthOf = (text: string) => text.length;

describe('kept answers', () => {
  const counting = (text: string) => {
    let made = 0;
    const make = async () => {
      made += 1;
      return `${text} ${made}`;
    };
    return { make, made: () => made };
  };

  it('are made once, for those who ask meanwhile too', async () => {
    const answer = createKeptAnswers(100, lengthOf);
    const one = counting('one');
    expect(await Promise.all([answer('a', one.make), answer('a', one.make)])).toEqual(['one 1', 'one 1']);
    expect(await answer('a', one.make)).toBe('one 1');
    expect(one.made()).toBe(1);
  });

  it('go when there is no room, those not asked for longest first', async () => {
    const answer = createKeptAnswers(12, lengthOf);
    const [a, b, c] = [counting('aaa'), counting('bbb'), counting('ccc')];
    await answer('a', a.make);
    await answer('b', b.make);
    await answer('a', a.make);
    await answer('c', c.make);
    await answer('a', a.make);
    expect([a.made(), b.made(), c.made()]).toEqual([1, 1, 1]);
    await answer('b', b.make);
    expect(b.made()).toBe(2);
  });

  it('are not kept where they alone are too large', async () => {
    const answer = createKeptAnswers(3, lengthOf);
    const large = counting('large');
    await answer('a', large.make);
    expect(await answer('a', large.make)).toBe('large 2');
  });

  it('are asked for anew after a failure', async () => {
    const answer = createKeptAnswers(100, lengthOf);
    await expect(answer('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await answer('a', async () => 'there')).toBe('there');
  });
});
