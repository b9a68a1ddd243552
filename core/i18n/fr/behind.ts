import type { texts as en } from '../en/behind.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  translation: 'Traduction, état au {{date}}',
  text: 'Texte, état au {{date}}',
  changed: '{{text}}\u202f; le texte {{languages}} a été modifié depuis',
  changedMore: '{{text}}\u202f; les textes {{languages}} ont été modifiés depuis',
  same: '{{text}}\u202f; le texte {{languages}} du {{date}} est identique',
  sameMore: '{{text}}\u202f; les textes {{languages}} du {{date}} sont identiques',
  placeChanged: 'ce passage a été modifié depuis',
  placeSame: 'ce passage est inchangé',
  mark: 'modifié depuis',
  marked_one: '{{count}} passage modifié est signalé',
  marked_other: '{{count}} passages modifiés sont signalés',
  added_one: '{{count}} article est nouveau',
  added_other: '{{count}} articles sont nouveaux',
  notKnown: 'On ne sait pas quels passages ont été modifiés',
  compareIn: 'Comparer en {{language}}',
};
