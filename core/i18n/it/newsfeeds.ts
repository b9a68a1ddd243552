import type { texts as en } from '../en/newsfeeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  subscribeTitle: 'Abbonarsi alle novità',
  intro:
    'Outlook e altri lettori di feed leggono le novità a un indirizzo personale. Chi ha l’indirizzo le legge: non lo dia a nessuno.',
  usualName: 'Novità',
  created: 'Gli indirizzi di «{{name}}»',
  createdText:
    'Copi un indirizzo adesso: viene mostrato una sola volta. La maggior parte dei programmi accetta entrambi; Outlook accetta RSS.',
  rss: 'Indirizzo RSS',
  atom: 'Indirizzo Atom',
  revokeText: 'I programmi che leggono «{{name}}» non ricevono più nulla. Non si può annullare.',
};
