import type { texts as en } from '../en/pdf.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  pages: 'Pages du PDF',
  page: 'Page {{page}} sur {{total}}',
  loading: 'Chargement du PDF …',
  find: 'Rechercher dans le PDF',
  findNext: 'Occurrence suivante',
  findPrevious: 'Occurrence précédente',
  findClose: 'Fermer la recherche',
  findCount: '{{at}} sur {{total}}',
  findNothing: 'Aucune occurrence',
  findReading: '{{total}} pour l’instant',
  missing: 'Il n’existe pas de PDF de cette version.',
  locked: 'Le PDF est protégé par un mot de passe.',
  damaged: 'Le PDF est illisible.',
  away: 'Le PDF n’a pas pu être chargé.',
  awayHint: 'Rien n’a été perdu. Vérifiez la connexion et réessayez.',
  readAsText: 'Le même texte peut être lu en mode texte.',
  toText: 'Lire en mode texte',
  slow: 'Cette page ne permet pas le dessin en arrière-plan : le défilement peut être plus lent.',
};
