import type { texts as en } from '../en/behind.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  translation: 'Traduzione, stato al {{date}}',
  text: 'Testo, stato al {{date}}',
  changed: '{{text}}; il testo {{languages}} è stato modificato da allora',
  changedMore: '{{text}}; i testi {{languages}} sono stati modificati da allora',
  same: '{{text}}; il testo {{languages}} del {{date}} è identico',
  sameMore: '{{text}}; i testi {{languages}} del {{date}} sono identici',
  placeChanged: 'questo passo è stato modificato da allora',
  placeSame: 'questo passo è invariato',
  mark: 'modificato da allora',
  marked_one: '{{count}} passo modificato è segnalato',
  marked_other: '{{count}} passi modificati sono segnalati',
  added_one: '{{count}} articolo è nuovo',
  added_other: '{{count}} articoli sono nuovi',
  notKnown: 'Non è noto quali passi siano stati modificati',
  compareIn: 'Confrontare in {{language}}',
};
