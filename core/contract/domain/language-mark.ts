import * as v from 'valibot';
import { languageCode } from '../values.ts';

/** Of what is read in another language than the one in which its text was read when it was written. */
export const languageMark = v.object({
  /** The language of the text on which it was written. Its words decide about later versions. */
  language: languageCode,
  /** The paragraph where it stands in that language. */
  regArt: v.string(),
  /** Whether both languages divide the text equally; if not, it stands at the article, or at what is nearest. */
  aligned: v.boolean(),
});
export type LanguageMark = v.InferOutput<typeof languageMark>;
