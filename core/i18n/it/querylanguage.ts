import type { texts as en } from '../en/querylanguage.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  searched: 'Ricerca in {{language}}, la lingua della domanda',
  searchIn: 'Cercare in {{language}}',
  seems: 'La domanda sembra essere in un’altra lingua:',
};
