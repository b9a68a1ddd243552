import * as v from 'valibot';

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
export const category = v.picklist(categories);
export type Category = v.InferOutput<typeof category>;

/** Marks what belongs to the invented law that ships with the product. */
export const sampleMark = { sample: v.optional(v.literal(true)) };
