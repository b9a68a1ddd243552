import * as v from 'valibot';

/** A text of a form that has only signs of its own, which the expression names: keys, hashes, numbers. */
/* @__NO_SIDE_EFFECTS__ */
export const formedText = (form: RegExp, message: string) => v.pipe(v.string(), v.regex(form, message));

/** The id of a row. */
/* @__NO_SIDE_EFFECTS__ */
export const uuid = (message: string) => v.pipe(v.string(), v.uuid(message));
