import type { texts as en } from '../en/textpreview.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Texte avant sa publication',
  about:
    'C’est ainsi qu’il sera lu. Les citations et les termes définis deviennent des liens une fois le texte publié.',
  empty: 'Il ne contient aucun texte.',
  goTo: 'Aller à',
  renewed: 'Quelqu’un a modifié ce texte pendant votre lecture. Vous le voyez dans son état actuel.',
  see: 'Lire le texte',
  seeOf: 'Lire le texte : {{title}}',
};
