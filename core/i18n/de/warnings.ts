import type { texts as en } from '../en/warnings.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  testerTitle: 'Sie arbeiten als isolierte Testperson',
  testerText:
    'Sie sind in einer isolierten Umgebung: Ihre Kommentare sehen nur Sie, und Änderungen, Chat und alles Weitere, was gemeinsam mit anderen geschieht, stehen Ihnen nicht offen. Niemand sieht, was Sie ausprobieren.',
  understood: 'Verstanden',
  noAccessTitle: 'Sie haben keinen Zugang zu dieser Seite',
  noAccessPlan: 'Der Serviceplan Ihrer Organisation umfasst sie nicht.',
  noAccessRole: 'Diese Seite erfordert die Rolle «{{role}}».',
  noReadingTitle: 'Sie können noch keine Erlasse lesen',
  noReading: 'Lesen und Suchen erfordern die Rolle «{{role}}».',
  dataOfOthers:
    'Die Daten dieses Servers verwalten andere Organisationen. Wenden Sie sich an seinen Betreiber.',
  noAccessHint: 'Wenden Sie sich an die Administration Ihrer Organisation.',
  noAccessSignIn: 'Wurde Ihnen die Rolle inzwischen erteilt, melden Sie sich ab und wieder an.',
  noAccessSupport: 'Support Ihrer Organisation:',
  toSupport: 'Zum Support',
  planUnknown:
    'Ob der Serviceplan Ihrer Organisation diese Seite umfasst, lässt sich gerade nicht feststellen',
  planUnknownHint:
    'Lesen und Suchen gehen weiter. Diese Seite öffnet sich, sobald der Hauptserver wieder antwortet.',
  planAskAgain: 'Erneut fragen',
};
