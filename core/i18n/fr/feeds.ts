import type { texts as en } from '../en/feeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  name: 'Nom',
  nameMissing: 'Un nom est nécessaire.',
  create: 'Créer l’adresse',
  another: 'Retour aux abonnements',
  createFailed: 'L’adresse n’a pas été créée.',
  tooMany:
    'Vous avez {{most}} abonnements, il n’en est pas possible davantage. Révoquez-en un que vous n’utilisez pas.',
  feeds: 'Vos abonnements',
  feedsFailed: 'Vos abonnements n’ont pas pu être chargés.',
  noFeeds: 'Aucun pour l’instant.',
  since: 'depuis le {{day}}',
  lastUsed: 'dernière lecture {{moment}}',
  neverUsed: 'jamais lu',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer {{name}}',
  revokeTitle: 'Révoquer cet abonnement ?',
  revoked: '« {{name}} » est révoqué.',
  notRevoked: 'L’abonnement n’a pas été révoqué.',
};
