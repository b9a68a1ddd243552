import * as v from 'valibot';
import { categories } from './categories.ts';

export const category = v.picklist(categories);

/** Marks what belongs to the invented law that ships with the product. */
export const sampleMark = { sample: v.optional(v.literal(true)) };
