import type { texts as en } from '../en/advanced.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Recherche avancée',
  words: 'Mots',
  all: 'Tous ces mots',
  phrase: 'Cette suite de mots exacte',
  any: 'L’un de ces mots',
  none: 'Aucun de ces mots',
  headings: 'Dans les titres',
  where: 'Lieu',
  regulation: 'Acte',
  regulationHint: 'Abréviation, nom ou numéro',
  article: 'Article ou chiffre marginal',
  part: 'Partie de l’acte',
  partAny: 'Toutes les parties',
  scope: 'Sources',
  language: 'Langue des textes',
  when: 'Date',
  at: 'Droit de ce jour',
  before: 'En vigueur avant',
  after: 'En vigueur après',
  query: 'Requête',
  empty: 'Veuillez remplir au moins un champ.',
  search: 'Rechercher',
  clear: 'Vider tous les champs',
  help: 'Tous les opérateurs et champs',
};
