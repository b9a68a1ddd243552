import type { texts as en } from '../en/absent.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  act: '{{name}} non è in questa raccolta.',
  numberedAct: '{{name}} ({{number}}) non è in questa raccolta.',
  name: 'Nessun atto di questa raccolta si chiama «{{name}}».',
  subject: 'Non c’è nulla su questo: nessun testo ha {{words}}. Ciò che più si avvicina:',
  word: '«{{word}}»',
  provision: '{{act}}: {{provision}} non esiste.',
  article: '{{act}}: {{provision}} non esiste (esistenti: {{existing}}).',
  more: 'La ricerca cita più di quanto figura qui. Passi tralasciati: {{count}}.',
  open: 'Apri {{act}}',
};
