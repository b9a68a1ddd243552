import { ron } from 'stopword';
import type { Language } from './language.ts';

export const romanian: Language = {
  codes: 'ron rum',
  endings: `ațiilor ațiile ația ației ație ații țiilor țiile ția ției ție ții urilor urile uri ul ului ilor ile
    elor ele lor le ei ii i e a ă ea`,
  stopWords: ron,
  moreStopWords: 'ce cine când unde cum cât câtă câte câți care trebuie poate pot',
  notStopWords: 'drept drepturi zi zile zilei',
  joining: 'un o al a ai ale și sau de',
  questionFrame: 'mult des minim maxim caz înseamnă necesar',
  citation: {
    ARTICLE: 'articolul, articolului, articol',
    PARAGRAPH: 'alineatul, alineatului, alineat, alin',
    LETTER: 'litera',
    NUMBER: 'punctul',
    ANNEX: 'anexa',
    CHAPTER: 'capitolul',
    SECTION: 'secțiunea',
    TITLE: 'titlul',
  },
};
