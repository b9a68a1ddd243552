import type { texts as en } from '../en/roles.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  ADMINISTRATOR: 'Amministrazione',
  ADMINISTRATOR_HINT:
    'Invita, modifica e rimuove utenti, ne cambia i ruoli, reimposta le password e impone un nuovo accesso.',
  READER: 'Lettura',
  READER_HINT: 'Cerca e legge i testi, vede i commenti e può porre domande.',
  COMMENT_EDITOR: 'Commenti',
  COMMENT_EDITOR_HINT: 'Legge i testi, scrive e modifica commenti.',
  CHANGE_READER: 'Lettura delle modifiche',
  CHANGE_READER_HINT: 'Legge i testi e segue le modifiche normative.',
  CHANGE_EDITOR: 'Gestione delle modifiche',
  CHANGE_EDITOR_HINT: 'Segue le modifiche normative e ne tiene aggiornato lo stato.',
  ISOLATED_TESTER: 'Test isolato',
  ISOLATED_TESTER_HINT:
    'Lavora da solo in un ambiente separato: soltanto commenti privati, nulla che si faccia insieme ad altri.',
  FULL_DOMAIN_ADMIN: 'Amministrazione di tutte le organizzazioni',
  FULL_DOMAIN_ADMIN_HINT: 'Vede tutte le organizzazioni e ne cambia le offerte.',
  REGESTA_STATICDB_DATA_ADMIN: 'Amministrazione dei dati',
  REGESTA_STATICDB_DATA_ADMIN_HINT: 'Vede dati tecnici e registri degli errori e carica dati direttamente.',
  CHAT_USER: 'Chat',
  CHAT_USER_HINT: 'Usa la chat sperimentale.',
};
