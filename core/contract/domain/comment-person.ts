import * as v from 'valibot';

/** A person as the author or cause of something. Without an id: a former user, whose name is not kept. */
export const commentPerson = v.object({ id: v.optional(v.string()), fullName: v.optional(v.string()) });
export type CommentPerson = v.InferOutput<typeof commentPerson>;
