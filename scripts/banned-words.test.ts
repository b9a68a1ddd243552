import { describe, expect, it } from 'vitest';
import { bannedWordOf } from './banned-words.mjs';

describe('names', () => {
  it.each([
    ['foundArticle', 'result'],
    ['wasAsked', 'request'],
    ['Asked', 'request'],
    ['Tools', 'dependencies'],
    ['mostLag', 'max'],
    ['leastWords', 'min'],
    ['largestBody', 'max'],
    ['late_menu', 'lazy'],
    ['onceFor', 'singleFlight'],
  ])('%s: has a standard term with “%s”', (name, term) => {
    expect(bannedWordOf(name)).toContain(term);
  });

  it.each(['notFound', 'foundation', 'template', 'most', 'isolated', 'where', 'keptnCount', 'asterisk'])(
    '%s: is fine',
    (name) => {
      expect(bannedWordOf(name)).toBeUndefined();
    },
  );
});
