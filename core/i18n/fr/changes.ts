import type { texts as en } from '../en/changes.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  none: 'Aucun changement réglementaire ne figure encore ici. Ce qui a changé dans un texte est montré par ses versions.',
};
