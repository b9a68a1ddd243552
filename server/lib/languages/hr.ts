import { hrv } from 'stopword';
import type { Language } from './language.ts';

export const croatian: Language = {
  codes: 'hrv',
  endings: `ama ima ovima evima oga ome omu ih im og em om a e i o u ost osti ošću anje anja anju enje enja enju
    cija cije ciji ciju cijama ski ska sko skog na ne ni no nu nog nom`,
  stopWords: hrv,
  moreStopWords: 'što tko kada gdje kako zašto koliko koji koja koje mora moraju može mogu',
  joining: 'i ili od',
  questionFrame: 'dugo često najmanje najviše slučaj znači potrebno',
  citation: {
    ARTICLE: 'članak, članka, članci',
    PARAGRAPH: 'stavak, stavka',
    NUMBER: 'točka, točke',
    ANNEX: 'prilog',
    CHAPTER: 'poglavlje',
  },
};
