import type { texts as en } from '../en/references.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  outgoing: 'Renvoie à',
  terms: 'Termes définis',
  source: 'Liens indiqués par la source',
  none: 'Aucun renvoi à un texte chargé ici.',
  incoming: 'Cité par',
  places_one: '{{count}} passage',
  places_other: '{{count}} passages',
  noneIncoming: 'Aucun autre passage des textes chargés ne cite {{name}}.',
  incomplete: 'Des textes sont encore en cours de lecture. D’autres passages sont possibles.',
  more: 'Afficher plus',
  unchangedSince: 'Dans cette teneur au moins depuis le {{date}}',
  changesOn: 'Change le {{date}}',
  citedBy_one: 'Cité par {{count}} texte',
  citedBy_other: 'Cité par {{count}} textes',
  repealed: 'Abrogé',
  notThere: 'Absent du texte à cette date.',
  previewFailed: 'L’aperçu n’a pas pu être chargé.',
  inGlossary: 'Dans le glossaire',
  openTarget: 'Ouvrir',
};
