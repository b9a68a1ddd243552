import { stemmer } from '@orama/stemmers/lithuanian';
import { lit } from 'stopword';
import type { Language } from './language.ts';

export const lithuanian: Language = {
  codes: 'lit',
  stemmer: (word) => stemmer(word),
  stopWords: lit,
  moreStopWords: 'kas ką kada kur kaip kodėl kiek koks kokia kokie kuris kuri turi gali',
  joining: 'ir arba',
  questionFrame: 'ilgai dažnai mažiausiai daugiausia atvejis reiškia reikia',
  citation: {
    ANNEX: 'priedas',
  },
};
