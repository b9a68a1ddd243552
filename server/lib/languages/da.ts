import { stemmer } from '@orama/stemmers/danish';
import { dan } from 'stopword';
import type { Language } from './language.ts';

export const danish: Language = {
  codes: 'dan',
  stemmer: (word) => stemmer(word),
  stopWords: dan,
  moreStopWords: 'hvad hvem hvornår hvor hvordan hvorfor hvilken hvilket hvilke skal må kan bør',
  joining: 'en et den det de af og eller',
  questionFrame: 'lang længe ofte mindst højst tilfælde betyder nødvendig',
  citation: {
    PARAGRAPH: 'stykke, stk',
    LETTER: 'litra',
    ANNEX: 'bilag',
    WHEREAS: 'betragtning',
    TITLE: 'afsnit',
  },
};
