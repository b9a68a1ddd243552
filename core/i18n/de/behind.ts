import type { texts as en } from '../en/behind.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  translation: 'Übersetzung, Stand {{date}}',
  text: 'Text, Stand {{date}}',
  changed: '{{text}}; der {{languages}} Text wurde seither geändert',
  changedMore: '{{text}}; der {{languages}} Text wurden seither geändert',
  same: '{{text}}; der {{languages}} Text vom {{date}} hat denselben Wortlaut',
  sameMore: '{{text}}; der {{languages}} Text vom {{date}} haben denselben Wortlaut',
  placeChanged: 'diese Stelle wurde seither geändert',
  placeSame: 'diese Stelle ist unverändert',
  mark: 'seither geändert',
  marked_one: '{{count}} geänderte Stelle ist gekennzeichnet',
  marked_other: '{{count}} geänderte Stellen sind gekennzeichnet',
  added_one: '{{count}} Artikel ist neu',
  added_other: '{{count}} Artikel sind neu',
  notKnown: 'Welche Stellen geändert wurden, ist nicht bekannt',
  compareIn: 'Auf {{language}} vergleichen',
};
