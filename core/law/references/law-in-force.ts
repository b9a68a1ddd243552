import { grammars } from '../languages/grammars.ts';
import type { GrammarLanguage } from '../languages/names.ts';
import type { Span } from '../running-text.ts';

/** Whether a citation means the law in force, not a former version. */
export function citesLawInForce(text: string, { start, end }: Span, language: GrammarLanguage): boolean {
  const { behind, before } = grammars[language].references.former;
  return !behind.test(text.slice(end, end + 60)) && !before.test(text.slice(Math.max(0, start - 14), start));
}
