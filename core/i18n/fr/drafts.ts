import type { texts as en } from '../en/drafts.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  questionAbout: 'Vous avez une question non envoyée : « {{subject}} »',
  goOn: 'Continuer',
  discard: 'Supprimer',
  later: 'Plus tard',
  discarded: 'La question a été supprimée.',
};
