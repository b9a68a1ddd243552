import { stemmer } from '@orama/stemmers/italian';
import { ita } from 'stopword';
import type { Language } from './language.ts';

export const italian: Language = {
  codes: 'ita',
  stemmer: (word) => stemmer(word),
  irregular: { autorita: 'autorita', attivita: 'attivita', uomini: 'uomo' },
  stopWords: ita,
  moreStopWords: `affinché allora alcun alcuna alcune alcuni anziché avere bisogna ciascun ciascuna ciascuno ciò cosa dopo
    dunque deve devono durante d entro essa esse essere essi esso fino fra ha giacché invece mediante mentre
    nonché nonostante ogni oltre oppure ossia ovvero perciò però poi poiché può possono possa possano prima
    presso purché qual quali qualora quando quindi secondo sebbene senza sia siccome solo sotto sopra tal tale
    tali talvolta tuttavia verso tra od s v n m t qualsiasi nessun nessuna nessuno devo posso fare
    dobbiamo possiamo`,
  notStopWords: 'faccia sta stato',
  familyLetters: 5,
  joining: 'il lo la i gli le l un uno una di del dello della dei degli delle dell d e o',
  questionFrame: `lungo alto spesso minimo massimo caso significare occorrere fare lasciare dare modo
    succedere volere sapere andare venire vedere trovare prendere stare servire gente cosa via momento volta
    davvero`,
};
