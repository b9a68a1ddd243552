import type { texts as en } from '../en/palette.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Accès rapide',
  placeholder: 'Citation, acte, article, action ou page',
  entries: 'Entrées',
  count_one: '{{count}} entrée',
  count_other: '{{count}} entrées',
  nothing: 'Rien ne correspond à «\u202f{{term}}\u202f».',
  places: 'Citation',
  recent: 'Ouverts récemment',
  documents: 'Actes',
  articles: 'Articles de {{name}}',
  actions: 'Actions',
  pages: 'Pages',
  terms: 'Glossaire',
  search: 'Recherche',
  inDocument: 'dans cet acte',
  inGlossary: 'Terme «\u202f{{term}}\u202f» dans le glossaire',
  searchFor: 'Rechercher «\u202f{{term}}\u202f»',
  hits_one: '{{count}} résultat',
  hits_other: '{{count}} résultats',
  theme: 'Apparence\u202f: {{theme}}',
  printPage: 'Imprimer cette page',
  close: 'Fermer',
};
