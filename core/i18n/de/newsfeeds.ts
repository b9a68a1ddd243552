import type { texts as en } from '../en/newsfeeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  subscribeTitle: 'Neuigkeiten abonnieren',
  intro:
    'Outlook und andere Feedreader lesen die Neuigkeiten unter einer eigenen Adresse. Wer die Adresse hat, liest sie: Geben Sie sie niemandem.',
  name: 'Name',
  nameMissing: 'Ein Name ist nötig.',
  usualName: 'Neuigkeiten',
  create: 'Adresse erstellen',
  created: 'Die Adressen von «{{name}}»',
  createdText:
    'Kopieren Sie eine Adresse jetzt: Sie wird nur einmal angezeigt. Die meisten Programme nehmen beide; Outlook nimmt RSS.',
  rss: 'RSS-Adresse',
  atom: 'Atom-Adresse',
  another: 'Zurück zu den Abonnements',
  createFailed: 'Die Adresse wurde nicht erstellt.',
  tooMany:
    'Sie haben {{most}} Abonnements, mehr sind nicht möglich. Heben Sie eines auf, das Sie nicht brauchen.',
  feeds: 'Ihre Abonnements',
  feedsFailed: 'Ihre Abonnements konnten nicht geladen werden.',
  noFeeds: 'Noch keine.',
  since: 'seit {{day}}',
  lastUsed: 'zuletzt gelesen {{moment}}',
  neverUsed: 'noch nie gelesen',
  revoke: 'Aufheben',
  revokeOf: '{{name}} aufheben',
  revokeTitle: 'Dieses Abonnement aufheben?',
  revokeText:
    'Programme, die «{{name}}» lesen, erhalten nichts mehr. Das lässt sich nicht rückgängig machen.',
  revoked: '«{{name}}» ist aufgehoben.',
  notRevoked: 'Das Abonnement wurde nicht aufgehoben.',
};
