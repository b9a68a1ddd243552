import type { texts as source } from '../en/changeimpact.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  what: 'Ciò che la sua organizzazione ha su queste disposizioni: commenti, risposte della compliance e passi dei propri documenti che le citano. Conta anche ciò che è scritto sull’intero articolo.',
  noProvisions: 'Questa modifica non cita alcuna disposizione; non si sa quindi cosa sia interessato da voi.',
  none: 'La sua organizzazione non ha nulla su queste disposizioni: né commenti, né risposte, né propri documenti che le citano.',
  noneAt: 'Non c’è nulla in merito.',
  comments_one: '{{count}} commento',
  comments_other: '{{count}} commenti',
  answers_one: '{{count}} risposta',
  answers_other: '{{count}} risposte',
  documents_one: '{{count}} passo nei propri documenti',
  documents_other: '{{count}} passi nei propri documenti',
  reply: 'risposta a un commento',
  resolved: 'risolto',
  private: 'privato',
  responsible: 'responsabile: {{name}}',
  versionOf: 'versione del {{date}}',
  people: 'Chi se ne occupa',
  author: 'ha commentato',
  tagged: 'è menzionato in un commento',
  responsibleFor: 'è responsabile di una risposta',
  answered: 'ha scritto una risposta',
  incomplete: 'La ricerca nei propri documenti è ancora in corso; potrebbero essercene altri.',
  formerUser: 'Ex utente',
  citations: 'Propri documenti',
};
