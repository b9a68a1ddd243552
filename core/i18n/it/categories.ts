import type { texts as en } from '../en/categories.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  base: 'Atti svizzeri di base',
  explanatory: 'Rapporti esplicativi',
  internal: 'Documenti interni',
  basel: 'Standard di Basilea',
  'central-bank': 'Banca nazionale',
  eu: 'Unione europea',
  authority: 'Autorità',
  'self-regulation': 'Autodisciplina',
  supervision: 'Comunicazioni sulla vigilanza',
  other: 'Altri',
};
