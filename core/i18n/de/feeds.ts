import type { texts as en } from '../en/feeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  name: 'Name',
  nameMissing: 'Ein Name ist nötig.',
  create: 'Adresse erstellen',
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
  revoked: '«{{name}}» ist aufgehoben.',
  notRevoked: 'Das Abonnement wurde nicht aufgehoben.',
};
