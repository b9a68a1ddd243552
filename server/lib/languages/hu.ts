import { hun } from 'stopword';
import type { Language } from './language.ts';

export const hungarian: Language = {
  codes: 'hun',
  endings: `ok ek ök ak ák ék t ot et öt at nak nek ban ben ból ből ba be ra re ról ről hoz hez höz tól től nál
    nél val vel ért ként ig on en ön a e ja je ai ei át ét ának ének ában ében ára ére áról éről ával
    ével okat eket öket akat oknak eknek öknek aknak okban ekben`,
  stopWords: hun,
  moreStopWords: 'mi mit ki kit mikor hol hogyan miért mennyi hány melyik milyen kell lehet',
  notStopWords: 'év évek',
  joining: 'a az egy és vagy',
  questionFrame: 'gyakran legalább legfeljebb eset jelent szükséges',
  citation: {
    ANNEX: 'melléklet',
  },
};
