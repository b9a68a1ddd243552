import type { texts as en } from '../en/dashboard.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  welcome: 'Guten Tag, {{name}}',
  waiting: 'Wartet auf Sie',
  toDo: 'Zu erledigen',
  toDoNone: 'Nichts zu erledigen.',
  ongoing: 'Laufende Änderungen',
  ongoingNone: 'Keine laufenden Änderungen.',
  tagged: 'Kommentare, die Sie erwähnen',
  taggedNone: 'Kein Kommentar erwähnt Sie.',
  recent: 'Zuletzt geändert',
  recentNone: 'Hier gibt es noch keine Erlasse.',
  next: 'Demnächst in Kraft',
  nextNone: 'Es ist keine künftige Fassung bekannt.',
  allTexts: 'Alle Erlasse',
  inDays_one: 'in {{count}} Tag',
  inDays_other: 'in {{count}} Tagen',
  drafts: 'Meine Entwürfe',
  draftsNone: 'Sie haben keine nicht gesendeten Entwürfe.',
  question: 'Frage',
};
