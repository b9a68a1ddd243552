import type { texts as en } from '../en/digestrules.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'E-mail settimanale',
  intro:
    'Una volta alla settimana le persone ricevono un’e-mail con ciò che le attende, secondo quanto hanno acconsentito nel proprio account. Non ne viene inviata nessuna vuota.',
  day: 'Giorno',
  hour: 'Ora (svizzera)',
  save: 'Impostare il momento',
  saved: 'L’e-mail settimanale viene inviata di {{day}} alle {{hour}}.',
  next: 'Ciò che sarebbe già stato dovuto questa settimana viene inviato la prossima.',
  nextRun: 'La prossima viene inviata {{day}} alle {{time}} (ora svizzera).',
  failed: 'Il salvataggio non è riuscito. Si prega di riprovare.',
  loadFailed: 'Non è stato possibile caricare il momento dell’e-mail settimanale.',
};
