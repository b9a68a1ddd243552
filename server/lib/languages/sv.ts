import { swe } from 'stopword';
import type { Language } from './language.ts';

export const swedish: Language = {
  codes: 'swe',
  endings: `heterna heternas heten hetens heter heters het arna erna orna arnas ernas ornas ar er or en et ens
    ets a e`,
  stopWords: swe,
  moreStopWords: 'vad vem när var hur varför vilken vilket vilka ska skall måste får kan bör',
  notStopWords: 'rätt dag dagar dagen',
  joining: 'en ett den det de av och eller',
  questionFrame: 'länge ofta minst högst fall betyder behövs',
  citation: {
    LETTER: 'led',
    ANNEX: 'bilaga',
    WHEREAS: 'skäl',
    TITLE: 'avdelning',
  },
};
