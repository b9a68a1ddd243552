import type { texts as en } from '../en/categories.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  base: 'Schweizer Grunderlasse',
  explanatory: 'Erläuterungsberichte',
  internal: 'Interne Dokumente',
  basel: 'Basler Standards',
  'central-bank': 'Nationalbank',
  eu: 'Europäische Union',
  authority: 'Behörden',
  'self-regulation': 'Selbstregulierung',
  supervision: 'Aufsichtsmitteilungen',
  other: 'Weitere',
};
