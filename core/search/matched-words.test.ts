import { expect, it } from 'vitest';
import { matchedWords } from './matched-words.ts';

it('are those marked in heading and passages and those named as reasons, each once, citations aside', () => {
  const words = matchedWords({
    heading: [{ text: 'Der ' }, { text: 'Docht', marked: true }],
    snippet: [{ completeParagraphID: 'a~1', label: '', text: [{ text: 'docht ', marked: true }] }],
    reasons: [
      { kind: 'compound', field: 'text', asked: 'Lampe', found: 'Öllampe' },
      { kind: 'citation', field: 'number', asked: '37', found: '37' },
    ],
  });
  expect(words).toEqual(['docht', 'öllampe']);
});
