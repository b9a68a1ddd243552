import type { texts as en } from '../en/feeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  name: 'Nome',
  nameMissing: 'È necessario un nome.',
  create: 'Creare l’indirizzo',
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
  revoked: '«{{name}}» è revocato.',
  notRevoked: 'L’abbonamento non è stato revocato.',
};
