import type { texts as en } from '../en/drafts.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  questionAbout: 'Sie haben eine nicht gesendete Frage: «{{subject}}»',
  goOn: 'Fortfahren',
  discard: 'Verwerfen',
  later: 'Nicht jetzt',
  discarded: 'Die Frage wurde verworfen.',
};
