import type { LanguageCode } from '#core/contract/languages.ts';
import type { Related } from '../rank/expansion.ts';
import { joinBridges, thesaurusBridge } from './related.ts';

/** What else may answer the words of a language's queries. */
export function relatedIn(language: LanguageCode): Related {
  return joinBridges([thesaurusBridge(language)], () => 0);
}
