import * as v from 'valibot';

/** Set where the time was over before all was tried (steps of the ladder, corrections), or more is being learnt. */
export const wholeness = { complete: v.optional(v.literal(false)) };
