import * as v from 'valibot';

/**
 * How a word of the query matched a word of the text. `related`: a noun of its verb or a verb of its noun; `parts`:
 * the words that a compound is made of, near each other; `spelling`: the same word, written in another way; `typo`: a
 * word that is spelt alike, or its inflection; `corrected`: a word that matches one that is spelt alike; `before`: the
 * last provision before a cited one that does not exist.
 */
const matchKinds = [
  'citation',
  'before',
  'word',
  'spelling',
  'stem',
  'related',
  'compound',
  'parts',
  'synonym',
  'translation',
  'typo',
  'corrected',
  'prefix',
] as const;

export const matchReason = v.object({
  kind: v.picklist(matchKinds),
  /** The field of the document that contains the matched word. */
  field: v.picklist(['text', 'heading', 'title', 'container', 'number']),
  asked: v.string(),
  found: v.string(),
  /** The articles that are cited together, if the hit is one of several: "Art. 6–7". */
  range: v.optional(v.string()),
});
export type MatchReason = v.InferOutput<typeof matchReason>;
