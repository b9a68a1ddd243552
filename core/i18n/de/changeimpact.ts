import type { texts as source } from '../en/changeimpact.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  what: 'Was an den genannten Absätzen steht, in ihnen, und an den Artikeln darum.',
  noProvisions: 'Die Änderung nennt keine Absätze.',
  none: 'Dort ist nichts von Ihrer Organisation: keine Kommentare, keine Antworten, keine Dokumente, die sie zitieren.',
  noneAt: 'Dort ist nichts.',
  comments_one: '{{count}} Kommentar',
  comments_other: '{{count}} Kommentare',
  answers_one: '{{count}} Antwort',
  answers_other: '{{count}} Antworten',
  documents_one: '{{count}} Stelle in eigenen Dokumenten',
  documents_other: '{{count}} Stellen in eigenen Dokumenten',
  reply: 'Antwort darauf',
  resolved: 'erledigt',
  private: 'privat',
  responsible: 'verantwortlich: {{name}}',
  versionOf: 'Fassung vom {{date}}',
  people: 'Beteiligte Personen',
  author: 'kommentiert',
  tagged: 'ist genannt',
  responsibleFor: 'ist verantwortlich',
  answered: 'hat geantwortet',
  incomplete: 'Eigene Dokumente werden noch gelesen: Es können mehr werden.',
  formerUser: 'Ehemalige Person',
  citations: 'Eigene Dokumente',
};
