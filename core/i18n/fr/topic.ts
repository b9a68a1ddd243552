import type { texts as en } from '../en/topic.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  notFound: 'Ce thème n’existe pas.',
  notFoundText: 'Aucun thème ne s’appelle « {{name}} ».',
  toTopics: 'Vers les thèmes',
  languageTable: 'Toutes les commandes de recherche',
  languageSign: 'Signe ou clé',
  languageMeaning: 'Sens',
  languageExample: 'Exemple',
  notLoaded: 'Les textes cités ici sans lien ne sont pas chargés dans cette installation.',
  table: 'Tableau',
  edit: 'Modifier la page',
};
