import type { texts as en } from '../en/results.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  marked_one: '{{count}} parola evidenziata',
  marked_other: '{{count}} parole evidenziate',
  remove: 'Togli l’evidenziazione',
};
