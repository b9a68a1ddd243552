import { stemmer } from '@orama/stemmers/greek';
import { ell } from 'stopword';
import type { Language } from './language.ts';

export const greek: Language = {
  codes: 'ell gre',
  stemmer: (word) => stemmer(word),
  stopWords: ell,
  moreStopWords: `τι ποιος ποια ποιο ποιοι ποιες πότε πού πώς γιατί πόσο πόσα πόσος πόσοι πρέπει μπορεί μπορούν`,
  joining: 'ο η το οι τα του της των τον την τους τις και ή',
  questionFrame: 'συχνά ελάχιστο μέγιστο περίπτωση σημαίνει χρειάζεται',
  citation: {
    ARTICLE: 'άρθρο, άρθρου, άρθρα',
    PARAGRAPH: 'παράγραφος, παραγράφου',
    LETTER: 'στοιχείο',
    NUMBER: 'σημείο',
    ANNEX: 'παράρτημα',
    CHAPTER: 'κεφάλαιο',
  },
};
