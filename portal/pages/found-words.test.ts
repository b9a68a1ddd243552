import { describe, expect, it } from 'vitest';
import { findWords, foundWords } from './found-words.ts';

describe('the words that answered', () => {
  it('are those marked in heading and passages and those named as reasons, each once, citations aside', () => {
    const words = foundWords({
      heading: [{ text: 'Der ' }, { text: 'Docht', marked: true }],
      snippet: [{ completeParagraphID: 'a~1', label: '', text: [{ text: 'docht ', marked: true }] }],
      reasons: [
        { kind: 'compound', field: 'text', asked: 'Lampe', found: 'Öllampe' },
        { kind: 'citation', field: 'number', asked: '37', found: '37' },
      ],
    });
    expect(words).toEqual(['docht', 'öllampe']);
  });

  it.each([
    ['Der Docht dochtet.', ['docht'], ['Docht']],
    ['Öllampen, Öllampe', ['öllampe'], ['Öllampe']],
    ['auf dem Docht', ['docht', 'auf dem docht'], ['auf dem Docht']],
    ['a  b', ['a b'], ['a  b']],
    ['1.5 (x)', ['1.5', '(x)'], ['1.5', '(x)']],
    ['nichts', [], []],
  ])('in %j, %j are %j', (text, words, found) => {
    expect(findWords(text, words).map(({ start, end }) => text.slice(start, end))).toEqual(found);
  });
});
