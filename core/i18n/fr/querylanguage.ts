import type { texts as en } from '../en/querylanguage.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  searched: 'Recherche en {{language}}, la langue de la requête',
  searchIn: 'Rechercher en {{language}}',
  seems: 'La requête semble être dans une autre langue\u202f:',
};
