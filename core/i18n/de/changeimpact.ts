import type { texts as source } from '../en/changeimpact.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  what: 'Was Ihre Organisation zu diesen Bestimmungen hat: Kommentare, Antworten der Compliance und Stellen eigener Dokumente, die sie zitieren. Auch was zum ganzen Artikel geschrieben ist, zählt.',
  noProvisions:
    'Diese Änderung nennt keine Bestimmungen. Darum ist nicht bekannt, was bei Ihnen betroffen ist.',
  none: 'Ihre Organisation hat zu diesen Bestimmungen nichts: keine Kommentare, keine Antworten, keine eigenen Dokumente, die sie zitieren.',
  noneAt: 'Dazu gibt es nichts.',
  comments_one: '{{count}} Kommentar',
  comments_other: '{{count}} Kommentare',
  answers_one: '{{count}} Antwort',
  answers_other: '{{count}} Antworten',
  documents_one: '{{count}} Stelle in eigenen Dokumenten',
  documents_other: '{{count}} Stellen in eigenen Dokumenten',
  reply: 'Antwort auf einen Kommentar',
  resolved: 'erledigt',
  private: 'privat',
  responsible: 'verantwortlich: {{name}}',
  versionOf: 'Fassung vom {{date}}',
  people: 'Wer damit zu tun hat',
  author: 'hat kommentiert',
  tagged: 'ist in einem Kommentar erwähnt',
  responsibleFor: 'ist für eine Antwort verantwortlich',
  answered: 'hat eine Antwort geschrieben',
  incomplete: 'Ihre eigenen Dokumente werden noch durchsucht. Es können noch Stellen dazukommen.',
  formerUser: 'Ehemalige Person',
  citations: 'Eigene Dokumente',
};
