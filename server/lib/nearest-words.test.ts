import { describe, expect, it } from 'vitest';
import { nearestWords } from './nearest-words.ts';

describe('the nearest words', () => {
  it('are those of the language asked for, then of the one in which was written, then any', () => {
    const words = { FR: 'Bonjour', IT: 'Buongiorno', EN: 'Good morning' };
    expect(nearestWords(words, 'IT', 'EN')).toEqual({ language: 'IT', said: 'Buongiorno' });
    expect(nearestWords(words, 'DE', 'EN')).toEqual({ language: 'EN', said: 'Good morning' });
    expect(nearestWords(words, 'DE', 'DE')).toEqual({ language: 'FR', said: 'Bonjour' });
    expect(nearestWords({}, 'DE', 'DE')).toBeUndefined();
  });
});
