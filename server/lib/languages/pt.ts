import { por } from 'stopword';
import type { Language } from './language.ts';

export const portuguese: Language = {
  codes: 'por',
  endings: 'ações ação ções ção ões ão amentos amento idades idade dades dade mente as os es a o e',
  stopWords: por,
  moreStopWords: `que quem quando onde como porque porquê quanto quanta quantos quantas qual quais deve devem pode
    podem`,
  joining: 'o a os as um uma de do da dos das e ou',
  questionFrame: 'longo alto mínimo máximo caso significa necessário fazer dar',
  citation: {
    ARTICLE: 'artigo, artigos',
    ANNEX: 'anexo',
    CHAPTER: 'capítulo',
    SECTION: 'secção',
    TITLE: 'título',
  },
};
