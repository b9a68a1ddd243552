import { stemmer } from '@orama/stemmers/dutch';
import { nld } from 'stopword';
import type { Language } from './language.ts';

export const dutch: Language = {
  codes: 'nld dut',
  stemmer: (word) => stemmer(word),
  stopWords: nld,
  moreStopWords: `wat wie wanneer waar hoe waarom hoeveel welke welk moet moeten mag mogen kan kunnen dient dienen`,
  joining: 'de het een der des van en of',
  questionFrame: 'lang hoog vaak minimaal maximaal geval betekent nodig doen geven manier',
  citation: {
    PARAGRAPH: 'lid, leden',
    LETTER: 'onder',
    NUMBER: 'punt',
    ANNEX: 'bijlage',
    WHEREAS: 'overweging',
    CHAPTER: 'hoofdstuk',
    SECTION: 'afdeling',
  },
};
