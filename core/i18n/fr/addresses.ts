import type { texts as en } from '../en/addresses.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  unusable:
    'Cette partie n’est pas affichée\u202f: la page indique une adresse de serveur inutilisable. Rien n’a été envoyé.',
  foreign:
    'Cette partie n’est pas affichée\u202f: la page indique un autre serveur que celui auquel vous êtes connecté. Rien n’a été envoyé.',
};
