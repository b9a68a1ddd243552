import { slv } from 'stopword';
import type { Language } from './language.ts';

export const slovenian: Language = {
  codes: 'slv',
  endings: `ami ama am ima imi oma ema eh ih ah om em ega emu a e i o u ost osti ostjo anje anja anju enje enja
    enju cija cije ciji cijo cijam`,
  stopWords: slv,
  moreStopWords: 'kaj kdo kdaj kje kako zakaj koliko kateri katera katero mora morajo lahko',
  notStopWords: 'leto leta dan dni',
  joining: 'in ali',
  questionFrame: 'dolgo pogosto najmanj največ primer pomeni potrebno',
  citation: {
    ARTICLE: 'člen, člena, členi',
    PARAGRAPH: 'odstavek, odstavka',
    NUMBER: 'točka, točke',
    ANNEX: 'priloga',
    CHAPTER: 'poglavje',
  },
};
