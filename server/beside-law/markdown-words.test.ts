import { expect, it } from 'vitest';
import { markdownWords } from './markdown-words.ts';

it.each([
  ['## Kontakt\n\nSchreiben *Sie* uns.', 'Kontakt Schreiben Sie uns.'],
  ['Nach [Art. 2 LiqV](/read/liqv/2) halten.', 'Nach Art. 2 LiqV halten.'],
  ['Vor\n\n```contact\nx\n```\n\nnach', 'Vor nach'],
  ['- eins\n- `zwei`\n3. drei', 'eins zwei drei'],
  ['Vor\n\n| Quote | Satz |\n| :--- | ---: |\n| LCR | 100 % |\n\nnach', 'Vor Quote Satz LCR 100 % nach'],
  ['> Zitat ![Bild](a.png) 5 * 3 - 2', 'Zitat Bild 5 3 - 2'],
])('the words of %j are %j', (text, words) => {
  expect(markdownWords(text)).toBe(words);
});
