import { ces } from 'stopword';
import type { Language } from './language.ts';

export const czech: Language = {
  codes: 'ces cze',
  endings: `ami ách ech ích ých ové ovi ům ám em ou ého ému ými ím ý á é í i y a e o u ě mi ost osti ostí ostem
    ení ením eních ování ováním ace ací acím aci`,
  stopWords: ces,
  moreStopWords: 'co kdo kdy kde jak proč kolik který která které jaký jaká jaké musí může mohou',
  notStopWords: 'den dny dnů',
  joining: 'a nebo i z ze o v',
  questionFrame: 'dlouho často minimum maximum případ znamená třeba',
  citation: {
    ARTICLE: 'článek, článku, články, čl',
    PARAGRAPH: 'odstavec, odstavce, odst',
    LETTER: 'písmeno, písmene, písm',
    NUMBER: 'bod',
    ANNEX: 'příloha',
    CHAPTER: 'kapitola',
  },
};
