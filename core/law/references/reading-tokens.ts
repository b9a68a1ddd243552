import type { LanguageCode } from '../../contract/languages.ts';
import { type CitationToken, citationTokens } from '../citation/citation-tokens.ts';

/** Abbreviations that are words of their language as well ("al 31 dicembre", "par la FINMA"): they need their dot. */
const needDot: Record<LanguageCode, ReadonlySet<string>> = {
  DE: new Set([
    'al',
    'all',
    'par',
    'para',
    'n',
    'no',
    'num',
    'let',
    'ch',
    'cap',
    'part',
    'parte',
    'sect',
    'lit',
    'ziff',
    'abs',
    'art',
    's',
    'par',
  ]),
  FR: new Set([
    'al',
    'all',
    'par',
    'n',
    'no',
    'nos',
    'num',
    'let',
    'ch',
    'cap',
    'art',
    'part',
    'parte',
    'lit',
    's',
    'para',
  ]),
  IT: new Set([
    'al',
    'all',
    'par',
    'n',
    'no',
    'num',
    'let',
    'ch',
    'cap',
    'art',
    'part',
    'parte',
    's',
    'para',
  ]),
  EN: new Set([
    'al',
    'all',
    'par',
    'n',
    'no',
    'nos',
    'num',
    'ch',
    'cap',
    'part',
    'parte',
    's',
    'let',
    'level',
  ]),
};
/** "Part." is a part of nothing that is cited. */
const hidden = '¦';

/** The words of a running text; those that only look like words of citations are hidden. */
export function readingTokens(text: string, language: LanguageCode): CitationToken[] {
  const tokens = citationTokens(text);
  return tokens.map((token, at) => {
    if (!needDot[language].has(token.folded)) return token;
    const next = tokens[at + 1];
    const hasDot = next !== undefined && /^[.°º]$/.test(next.text) && next.start === token.end;
    // "et al." and the end of a sentence are no citation: that takes a label behind.
    return hasDot ? token : { ...token, folded: hidden + token.folded };
  });
}
