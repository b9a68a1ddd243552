import type { texts as en } from '../en/news.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Novità',
  page: 'Pagina {{page}} di {{pages}}',
  count_one: '{{count}} notizia',
  count_other: '{{count}} notizie',
  newer: 'Più recenti',
  older: 'Meno recenti',
  newerItem: 'Più recente:',
  olderItem: 'Meno recente:',
  paging: 'Pagine delle novità',
  pagingItem: 'Notizie prima e dopo',
  none: 'Non ci sono ancora novità.',
  beyond: 'Non c’è una pagina {{page}} delle novità: l’ultima è {{pages}}.',
  toFirst: 'Alle più recenti',
  failed: 'Non è stato possibile caricare le novità.',
  itemFailed: 'Non è stato possibile caricare la notizia.',
  missing: 'Notizia non trovata',
  missingText: 'A questo indirizzo non c’è alcuna notizia.',
  toNews: 'Alle novità',
  backToNews: 'Torna alle novità',

  original: 'Pagina della fonte',
  changes: 'Modifiche di cui tratta',
  texts: 'Testi di cui tratta',
  badge: 'In {{language}}',
  badgeHint: 'Non disponibile nella lingua dell’interfaccia',
  subscribe: 'Abbonarsi',
};
