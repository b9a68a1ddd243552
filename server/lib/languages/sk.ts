import { slk } from 'stopword';
import type { Language } from './language.ts';

export const slovak: Language = {
  codes: 'slk slo',
  endings: `ami iam och ách iach ov om ám ou ého ému ými ých ým ie ia iu í ý á é ú i y a e o u osť osti ostí
    ostiam enie enia eniu ením anie ania aniu cia cie cií ciu ciám`,
  stopWords: slk,
  moreStopWords: 'čo kto kedy kde ako prečo koľko ktorý ktorá ktoré aký aká aké musí môže môžu',
  joining: 'a alebo i z zo',
  questionFrame: 'dlho často minimum maximum prípad znamená treba',
  citation: {
    ARTICLE: 'článok, článku, články, čl',
    PARAGRAPH: 'odsek, odseku',
    LETTER: 'písmeno, písm',
    NUMBER: 'bod',
    ANNEX: 'príloha',
    CHAPTER: 'kapitola',
  },
};
