import { expect, it } from 'vitest';
import { markdownLinks } from './markdown-links.ts';

it('the links of a text are those that are drawn, with their words', () => {
  const text = [
    '# [Eins](/read)',
    '- [*Art. 3* `BankG`](law:952.0~3): was gilt, und [](/topic/x)',
    '```\n[kein Link](/nothing)\n```',
    '`[keiner](/nothing)` ![Bild](a.png) [auch keiner][x]',
    '> [Zwei](<search:zwei Wörter>)',
    '| Quote |\n| --- |\n| [Drei](/topic/liquidity) |',
  ].join('\n\n');
  expect(markdownLinks(text)).toEqual([
    { address: '/read', words: 'Eins' },
    { address: 'law:952.0~3', words: 'Art. 3 BankG' },
    { address: '/topic/x', words: '' },
    { address: 'search:zwei Wörter', words: 'Zwei' },
    { address: '/topic/liquidity', words: 'Drei' },
  ]);
});
