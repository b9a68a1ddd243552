import type { texts as en } from '../en/categories.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  base: 'Actes suisses de base',
  explanatory: 'Rapports explicatifs',
  internal: 'Documents internes',
  basel: 'Normes de Bâle',
  'central-bank': 'Banque nationale',
  eu: 'Union européenne',
  authority: 'Autorités',
  'self-regulation': 'Autorégulation',
  supervision: 'Communications sur la surveillance',
  other: 'Autres',
};
