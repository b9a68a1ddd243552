import type { texts as en } from '../en/newsfeeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  subscribeTitle: 'Abbonarsi alle novità',
  intro:
    'Outlook e altri lettori di feed leggono le novità a un indirizzo personale. Chi ha l’indirizzo le legge: non lo dia a nessuno.',
  name: 'Nome',
  nameMissing: 'È necessario un nome.',
  usualName: 'Novità',
  create: 'Creare l’indirizzo',
  created: 'Gli indirizzi di «{{name}}»',
  createdText:
    'Copi un indirizzo adesso: viene mostrato una sola volta. La maggior parte dei programmi accetta entrambi; Outlook accetta RSS.',
  rss: 'Indirizzo RSS',
  atom: 'Indirizzo Atom',
  another: 'Torna agli abbonamenti',
  createFailed: 'L’indirizzo non è stato creato.',
  tooMany: 'Ha {{most}} abbonamenti, di più non sono possibili. Ne revochi uno che non usa.',
  feeds: 'I Suoi abbonamenti',
  feedsFailed: 'Non è stato possibile caricare i Suoi abbonamenti.',
  noFeeds: 'Ancora nessuno.',
  since: 'dal {{day}}',
  lastUsed: 'letto l’ultima volta {{moment}}',
  neverUsed: 'mai letto',
  revoke: 'Revocare',
  revokeOf: 'Revocare {{name}}',
  revokeTitle: 'Revocare questo abbonamento?',
  revokeText: 'I programmi che leggono «{{name}}» non ricevono più nulla. Non si può annullare.',
  revoked: '«{{name}}» è revocato.',
  notRevoked: 'L’abbonamento non è stato revocato.',
};
