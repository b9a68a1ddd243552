import { pol } from 'stopword';
import type { Language } from './language.ts';

export const polish: Language = {
  codes: 'pol',
  endings: `ami ach om ów owi em ie ę ą y i a e o u ego emu ymi imi ych ich ym im ość ości ością ościami enie
    enia eniu eniem eniami anie ania aniu aniem acja acji acją acje acjom cja cji cję cją cje cjom`,
  stopWords: pol,
  moreStopWords: `co kto kiedy gdzie jak dlaczego ile który która które jaki jaka jakie musi muszą może mogą`,
  joining: 'i lub oraz z ze',
  questionFrame: 'długo często minimum maksimum przypadek oznacza potrzebne',
  citation: {
    ARTICLE: 'artykuł, artykułu, artykuły',
    PARAGRAPH: 'ustęp, ustępu',
    LETTER: 'litera',
    ANNEX: 'załącznik',
    CHAPTER: 'rozdział',
  },
};
