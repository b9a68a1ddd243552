import { setImmediate as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildPart } from '../index/build-part.ts';
import type { LanguageIndex } from '../index/language-index.ts';
import { createVocabulary } from '../index/vocabulary.ts';
import { unitsOf } from './corpus-fixture.ts';
import { createRanker } from './language-ranker.ts';

const filler = (at: number) => `${['abend', 'boden', 'diele', 'erker'][at % 4]}${at}`;

/** An index to which texts can be added; each text is an act with one article. */
function growing() {
  let vocabulary = createVocabulary('DE');
  let index: LanguageIndex = { language: 'DE', parts: [], vocabulary };
  const listeners: ((index: LanguageIndex) => void)[] = [];
  const add = (...words: string[]) => {
    const part = buildPart(
      index.parts.length + 1,
      unitsOf('Gesetz', [{ path: '1', paragraphs: [words.join(' ')] }]),
      'DE',
    );
    vocabulary.add(part);
    index = { ...index, parts: [...index.parts, part] };
  };
  const tell = () => {
    for (const listener of listeners) listener(index);
  };
  const startAnew = () => {
    vocabulary = createVocabulary('DE');
    index = { language: 'DE', parts: [], vocabulary };
  };
  const ranker = createRanker({
    withTexts: async () => index,
    watch: (listener) => listeners.push(listener),
  });
  const corrected = async (word: string) => (await ranker.words('DE', [])).spelling.correct(word, 1)[0]?.word;
  const holding = async (stem: string) =>
    (await ranker.words('DE', [])).expander.ofWord(stem).flatMap((find) => ('word' in find ? find.word : []));
  return { add, tell, startAnew, corrected, holding };
}

const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await pause();
};

describe('spelling and compounds', () => {
  it('are there with the first search', async () => {
    const { add, corrected, holding } = growing();
    add('Einlagen', 'Sicherung', 'Einlagensicherung');
    expect(await corrected('einlagne')).toBe('einlagen');
    expect(await holding('sicherung')).toContain('einlagensicherung');
  });

  it('are made anew beside the searches; the old ones serve until then', async () => {
    const { add, corrected } = growing();
    add('Einlagen', ...Array.from({ length: 30 }, (_, at) => filler(at)));
    expect(await corrected('einlagne')).toBe('einlagen');
    add('Sicherung', ...Array.from({ length: 10 }, (_, at) => filler(at + 50)));
    expect(await corrected('sicherugn')).toBeUndefined();
    await settled();
    expect(await corrected('sicherugn')).toBe('sicherung');
  });

  it('of a language that was read anew serve until they are made anew', async () => {
    const { add, startAnew, corrected } = growing();
    add('Einlagen', ...Array.from({ length: 30 }, (_, at) => filler(at)));
    await corrected('einlagne');
    startAnew();
    add('Einlagen', 'Sicherung', ...Array.from({ length: 30 }, (_, at) => filler(at)));
    expect(await corrected('einlagne')).toBe('einlagen');
    expect(await corrected('sicherugn')).toBeUndefined();
    await settled();
    expect(await corrected('sicherugn')).toBe('sicherung');
  });

  it('are made after loading, before a search asks', async () => {
    const { add, tell, corrected } = growing();
    add('Einlagen', ...Array.from({ length: 30 }, (_, at) => filler(at)));
    await corrected('einlagne');
    add('Sicherung', ...Array.from({ length: 10 }, (_, at) => filler(at + 50)));
    tell();
    await settled();
    expect(await corrected('sicherugn')).toBe('sicherung');
  });
});
