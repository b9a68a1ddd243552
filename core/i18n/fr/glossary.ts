import type { texts as en } from '../en/glossary.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Glossaire',
  documents: 'Acte',
  all: 'Tous les actes',
  filter: 'Filtrer les termes',
  clearFilter: 'Effacer le filtre',
  shown_one: '{{count}} terme',
  shown_other: '{{count}} termes',
  ofToday: 'Termes des versions en vigueur aujourd’hui',
  letters: 'Première lettre',
  translations: 'Dans d’autres langues',
  more: 'Tout afficher',
  less: 'Afficher moins',
  empty: 'Aucun acte ne définit encore de terme dans cette langue.',
  emptyText: 'Cet acte ne définit aucun terme dans cette langue.',
  toAll: 'Afficher tous les actes',
  noResult: 'Aucun terme ne correspond à « {{term}} ».',
  reading: '{{read}} textes sur {{texts}} sont lus : d’autres termes vont s’ajouter.',
  failed: 'Le glossaire n’a pas pu être chargé.',
};
