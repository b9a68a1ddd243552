import type { texts as en } from '../en/newsfeeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  subscribeTitle: 'S’abonner aux actualités',
  intro:
    'Outlook et d’autres lecteurs de flux lisent les actualités à une adresse qui vous est propre. Quiconque a cette adresse les lit : ne la donnez à personne.',
  usualName: 'Actualités',
  created: 'Les adresses de « {{name}} »',
  createdText:
    'Copiez une adresse maintenant : elle n’est affichée qu’une fois. La plupart des programmes acceptent les deux ; Outlook accepte RSS.',
  rss: 'Adresse RSS',
  atom: 'Adresse Atom',
  revokeText: 'Les programmes qui lisent « {{name}} » ne reçoivent plus rien. C’est définitif.',
};
