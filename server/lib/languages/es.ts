import { spa } from 'stopword';
import type { Language } from './language.ts';

export const spanish: Language = {
  codes: 'spa',
  endings: `arán erán irán ará ar er ir ando iendo ado ada ados adas aciones ación iones ión idades idad dades dad amientos amiento mente ías ía ias ia os as es o a e`,
  irregular: { camara: 'camara', camaras: 'camara', leyes: 'ley' },
  stopWords: spa,
  moreStopWords: `qué quién quiénes cuándo cuánto cuánta cuántos cuántas dónde cómo cuál cuáles debe deben puede
    pueden según mediante dicho dicha dichos dichas así cada sin su sus al con por para ante bajo desde
    durante entre hacia hasta sobre tras ni no más si también será serán ser sido es son se lo le les ha
    han`,
  joining: 'el la los las un una unos unas de del y e o u',
  questionFrame: 'largo alto menudo mínimo máximo caso significa necesita necesario hacer dar manera',
  citation: {
    ARTICLE: 'artículo, artículos',
    PARAGRAPH: 'apartado, apartados, párrafo, párrafos',
    LETTER: 'letra, letras',
    ANNEX: 'anexo',
    CHAPTER: 'capítulo',
    SECTION: 'sección',
    TITLE: 'título',
  },
};
