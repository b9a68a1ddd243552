import { lav } from 'stopword';
import type { Language } from './language.ts';

export const latvian: Language = {
  codes: 'lav',
  endings: `iem ām īm ēm os ās ēs is us as es ai ei am im em u a e i s umu uma ums umi umiem umus ība ības ībai
    ību ībām šana šanas šanu šanai cija cijas cijai ciju cijām`,
  stopWords: lav,
  moreStopWords: 'kas ko kad kur kā kāpēc cik kāds kāda kādi kurš kura jābūt var',
  joining: 'un vai',
  questionFrame: 'ilgi bieži vismaz gadījums nozīmē vajag',
  citation: {
    ANNEX: 'pielikums',
  },
};
