import type { texts as en } from '../en/timeline.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  label: 'Versioni nel tempo',
  changed: 'modificato',
  'status-past': 'non più in vigore',
  'status-inForce': 'in vigore',
  'status-future': 'non ancora in vigore',
  'status-published': 'pubblicato, non in vigore',
  'status-repealed': 'abrogato',
  'status-unknown': 'entrata in vigore sconosciuta',
};
