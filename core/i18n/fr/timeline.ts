import type { texts as en } from '../en/timeline.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  label: 'Versions dans le temps',
  changed: 'modifié',
  'status-past': 'plus en vigueur',
  'status-inForce': 'en vigueur',
  'status-future': 'pas encore en vigueur',
  'status-published': 'publié, pas en vigueur',
  'status-repealed': 'abrogé',
  'status-unknown': 'entrée en vigueur inconnue',
};
