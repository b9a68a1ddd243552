import type { GrammarLanguage } from '../grammar-languages.ts';
import type { Span } from '../running-text.ts';

/** Phrases that refer to a former version of the law. */
const formerBehind: Record<GrammarLanguage, RegExp> = {
  DE: /^[\s,(]*(?:in der (?:Fassung|bis)|in ihrer Fassung|des (?:bisherigen|alten|früheren|geltenden) Rechts|der (?:Schluss|Übergangs)bestimmung|in der bisherigen)/iu,
  FR: /^[\s,(]*(?:dans (?:sa|leur|la) (?:version|teneur)|de l’ancien|de l'ancien|selon l’ancien|du droit en vigueur avant|de l’ancienne)/iu,
  IT: /^[\s,(]*(?:nel(?:la)? (?:sua )?(?:versione|tenore)|del diritto (?:anteriore|previgente)|nella loro versione|secondo il diritto anteriore)/iu,
  EN: /^[\s,(]*(?:in the version|as amended|of the (?:former|previous) law|in its version)/iu,
};
const formerBefore: Record<GrammarLanguage, RegExp> = {
  DE: /(?:bisherige[rnms]?|frühere[rnms]?|alte[rnms]?|aufgehobene[rnms]?)\s$/iu,
  FR: /(?:ancien(?:ne)?s?|l’ancien|anciens)\s$/iu,
  IT: /(?:vecchi[oa]?|previgente|anteriore)\s$/iu,
  EN: /(?:former|previous|old)\s$/iu,
};

/** Whether a citation means the law in force, not a former version. */
export function citesLawInForce(text: string, { start, end }: Span, language: GrammarLanguage): boolean {
  return (
    !formerBehind[language].test(text.slice(end, end + 60)) &&
    !formerBefore[language].test(text.slice(Math.max(0, start - 14), start))
  );
}
