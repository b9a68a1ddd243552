import type { texts as source } from '../en/changeimpact.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  what: 'Ciò che si trova ai capoversi citati, al loro interno e agli articoli che li contengono.',
  noProvisions: 'La modifica non cita alcun capoverso.',
  none: 'Non vi è nulla della sua organizzazione: né commenti, né risposte, né documenti che li citano.',
  noneAt: 'Non vi è nulla.',
  comments_one: '{{count}} commento',
  comments_other: '{{count}} commenti',
  answers_one: '{{count}} risposta',
  answers_other: '{{count}} risposte',
  documents_one: '{{count}} passo nei propri documenti',
  documents_other: '{{count}} passi nei propri documenti',
  reply: 'risposta',
  resolved: 'risolto',
  private: 'privato',
  responsible: 'responsabile: {{name}}',
  versionOf: 'versione del {{date}}',
  people: 'Persone coinvolte',
  author: 'commenta',
  tagged: 'è nominato',
  responsibleFor: 'è responsabile',
  answered: 'ha risposto',
  incomplete: 'I propri documenti sono ancora in lettura: potrebbero essercene altri.',
  formerUser: 'Ex utente',
  citations: 'Propri documenti',
};
