import { est } from 'stopword';
import type { Language } from './language.ts';

export const estonian: Language = {
  codes: 'est',
  endings: `e ed te ele elt est eks ega eta ena eni i id ide idele idest ides idega a ad ades adele ade adega
    ale alt u ud ude ut ute isse sse`,
  stopWords: est,
  moreStopWords: `mis mida kes keda millal kus kuidas miks mitu palju milline millised peab peavad võib võivad`,
  joining: 'ja või ning',
  questionFrame: 'kaua tihti vähemalt kõige juhul tähendab vajalik',
  citation: {
    ARTICLE: 'artikkel, artikli',
    PARAGRAPH: 'lõige, lõike',
    CHAPTER: 'peatükk',
  },
};
