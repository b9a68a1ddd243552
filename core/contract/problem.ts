import * as v from 'valibot';

/** How either server says no, with the status of the reply. */
export const problem = v.object({
  code: v.string(),
  message: v.string(),
  /** What a mail was to bring that is refused for good, for an administrator who hands it on. */
  link: v.optional(v.string()),
});
