import * as v from 'valibot';

/** The body of every error reply. */
export const problem = v.object({
  code: v.string(),
  message: v.string(),
  /** The link of a mail that was refused permanently, so that an administrator can pass it on. */
  link: v.optional(v.string()),
  /** The document that does not exist, since a request may name several. */
  regTextId: v.optional(v.string()),
  /** The names of the fields that somebody else has changed meanwhile. */
  fields: v.optional(v.array(v.string())),
});
