import { expect, it } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

it.each([
  ['plain words', 'Gilt ab 1. Januar.', 'Gilt ab 1. Januar.'],
  ['bold, italic and code', 'für **Zweig*niederlassungen*** `x_y`', 'für Zweigniederlassungen x_y'],
  ['the words of a link', '[Rundschreiben](https://law.example/a) lesen', 'Rundschreiben lesen'],
  ['no tag and no image', 'vor <b>x</b> ![Bild](https://law.example/b.png)nach', 'vor x nach'],
  ['a line for each paragraph', '# Frist\n\neins\nzwei\n\ndrei', 'Frist\neins\nzwei\ndrei'],
  ['items of lists', '- eins\n- zwei\n\n3. drei\n4. vier', '• eins\n• zwei\n3. drei\n4. vier'],
  ['a block of code', '```\na *b*\n```', 'a *b*'],
  ['nothing of nothing', '', ''],
  ['a formula', '=1+1', '=1+1'],
])('has %s', (_, markdown, plain) => {
  expect(plainMarkdown(markdown)).toBe(plain);
});
