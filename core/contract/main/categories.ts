/** Views of the sources page; `--category` of the import (specification, section 3 and issue A). */
export const categories = [
  'base',
  'explanatory',
  'internal',
  'basel',
  'central-bank',
  'eu',
  'authority',
  'self-regulation',
  'supervision',
  'other',
] as const;
export type Category = (typeof categories)[number];
