import type { texts as en } from '../en/news.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Actualités',
  page: 'Page {{page}} sur {{pages}}',
  count_one: '{{count}} actualité',
  count_other: '{{count}} actualités',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  newerItem: 'Plus récente :',
  olderItem: 'Plus ancienne :',
  paging: 'Pages des actualités',
  pagingItem: 'Actualités avant et après',
  none: 'Il n’y a pas encore d’actualités.',
  beyond: 'Il n’y a pas de page {{page}} des actualités : la dernière est {{pages}}.',
  toFirst: 'Aux plus récentes',
  failed: 'Les actualités n’ont pas pu être chargées.',
  itemFailed: 'L’actualité n’a pas pu être chargée.',
  missing: 'Actualité introuvable',
  missingText: 'Il n’y a pas d’actualité à cette adresse.',
  toNews: 'Aux actualités',
  backToNews: 'Retour aux actualités',

  original: 'Page de la source',
  changes: 'Modifications concernées',
  texts: 'Textes concernés',
  badge: 'En {{language}}',
  badgeHint: 'N’existe pas dans la langue de l’interface',
  subscribe: 'S’abonner',
};
