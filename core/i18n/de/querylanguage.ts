import type { texts as en } from '../en/querylanguage.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  searched: 'Auf {{language}} gesucht, in der Sprache der Suchanfrage',
  searchIn: 'Auf {{language}} suchen',
  seems: 'Die Suchanfrage scheint in einer anderen Sprache zu sein:',
};
