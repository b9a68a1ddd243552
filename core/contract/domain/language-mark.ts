import * as v from 'valibot';
import { languageCode } from '../values.ts';

/** Of what is read in another language than that of the text in which it has its place. */
export const languageMark = v.object({
  /**
   * The language in which the text was read when it was written, or where it had none in that language any more when the
   * place was settled, the one in which it was. Its words decide about later versions.
   */
  language: languageCode,
  /** The paragraph where it stands in that language. */
  regArt: v.string(),
  /** Whether both languages divide the text equally; if not, it stands at the article, or at what is nearest. */
  aligned: v.boolean(),
});
export type LanguageMark = v.InferOutput<typeof languageMark>;
