import type { texts as en } from '../en/references.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  outgoing: 'Rinvia a',
  terms: 'Termini definiti',
  source: 'Collegamenti indicati dalla fonte',
  none: 'Qui nessun rinvio a testi caricati.',
  incoming: 'Citato da',
  places_one: '{{count}} passaggio',
  places_other: '{{count}} passaggi',
  noneIncoming: 'Nessun altro passaggio dei testi caricati cita {{name}}.',
  incomplete: 'Altri testi sono ancora in lettura. Sono possibili altri passaggi.',
  more: 'Mostra altri',
  unchangedSince: 'In questo tenore almeno dal {{date}}',
  changesOn: 'Cambia il {{date}}',
  citedBy_one: 'Citato da {{count}} testo',
  citedBy_other: 'Citato da {{count}} testi',
  repealed: 'Abrogato',
  notThere: 'Assente dal testo a questa data.',
  previewFailed: 'Non è stato possibile caricare l’anteprima.',
  inGlossary: 'Nel glossario',
  openTarget: 'Apri',
};
