import type { texts as en } from '../en/leaving.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Uscire?',
  who: 'Ha effettuato l’accesso come {{name}} ({{email}}).',
  kept: 'Le bozze non inviate restano su questo dispositivo e Le saranno riproposte al prossimo accesso.',
  leave: 'Esci',
  stay: 'Resta collegato',
  inviteTitle: 'Uscire prima?',
  invite: 'L’invito di {{organisation}} crea un nuovo account. Esca prima, se vuole accettarlo qui.',
  leaveAndGoOn: 'Esci e continua',
};
