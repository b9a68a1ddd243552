import type { texts as en } from '../en/newsfeeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  subscribeTitle: 'S’abonner aux actualités',
  intro:
    'Outlook et d’autres lecteurs de flux lisent les actualités à une adresse qui vous est propre. Quiconque a cette adresse les lit : ne la donnez à personne.',
  name: 'Nom',
  nameMissing: 'Un nom est nécessaire.',
  usualName: 'Actualités',
  create: 'Créer l’adresse',
  created: 'Les adresses de « {{name}} »',
  createdText:
    'Copiez une adresse maintenant : elle n’est affichée qu’une fois. La plupart des programmes acceptent les deux ; Outlook accepte RSS.',
  rss: 'Adresse RSS',
  atom: 'Adresse Atom',
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
  revokeText: 'Les programmes qui lisent « {{name}} » ne reçoivent plus rien. C’est définitif.',
  revoked: '« {{name}} » est révoqué.',
  notRevoked: 'L’abonnement n’a pas été révoqué.',
};
