import type { texts as en } from '../en/share.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Condividi {{name}}',
  recipients: 'Destinatari',
  recipientsHint: 'Fino a 20 indirizzi e-mail, separati da virgole o righe. Nessuno vede quelli degli altri.',
  message: 'Messaggio (facoltativo)',
  content: 'L’e-mail contiene il testo, la citazione e un link. Nessun commento viene allegato.',
  send: 'Invia',
  needsRecipient: 'Per condividere serve un destinatario.',
  badAddress: 'Non è un indirizzo e-mail: {{address}}',
  tooMany: 'Al massimo 20 destinatari alla volta.',
  internal: 'Un documento interno va solo a indirizzi della Sua organizzazione.',
  limited: 'Troppe condivisioni in un’ora. Riprovi più tardi.',
  isolated: 'Nell’ambiente di prova isolato non si condivide nulla.',
  failed: 'Non è stato possibile inviare l’e-mail. Nessuno l’ha ricevuta.',
  sent_one: 'Condiviso con {{count}} persona.',
  sent_other: 'Condiviso con {{count}} persone.',
};
