import { bul } from 'stopword';
import type { Language } from './language.ts';

export const bulgarian: Language = {
  codes: 'bul',
  endings: `та то те ът ят а я о е и у ия ият ото ата ите ове овете ица ици ища ения ение ението ция ции цията
    циите ски ска ско ските ен на но ни ния ният ната ното ните ност ности ността ностите`,
  stopWords: bul,
  moreStopWords: 'какво кой коя кое кои къде кога как колко защо трябва може могат',
  notStopWords: 'година години годината ден дни',
  joining: 'и или на за от',
  questionFrame: 'дълго често най-малко минимум максимум случай означава необходимо',
  citation: {
    ARTICLE: 'член, членове, чл',
    PARAGRAPH: 'параграф, алинея',
    LETTER: 'буква',
    NUMBER: 'точка',
    ANNEX: 'приложение',
    WHEREAS: 'съображение',
    CHAPTER: 'глава',
    TITLE: 'дял',
  },
};
