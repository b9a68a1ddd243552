import type { texts as en } from '../en/sources.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Actes',
  views: 'Source',
  all: 'Tous les actes',
  withoutTexts: 'Encore sans textes',
  filter: 'Filtrer les actes',
  clearFilter: 'Effacer le filtre',
  shown_one: '{{count}} acte',
  shown_other: '{{count}} actes',
  shortName: 'Abréviation',
  name: 'Titre',
  number: 'Numéro',
  version: 'Version',
  languages: 'Langues',
  archived: 'Archivé',
  future: 'Pas encore en vigueur',
  past: 'Plus en vigueur',
  published: 'Publié, pas en vigueur',
  repealed: 'Abrogé',
  unknown: 'Entrée en vigueur inconnue',
  textIn: 'Texte en {{languages}}',
  showSamples: 'Montrer les textes d’exemple',
  empty: 'Il n’y a pas encore d’actes ici.',
  noResult: 'Aucun acte ne correspond à « {{term}} ».',
  failed: 'La liste des actes n’a pas pu être chargée.',
};
