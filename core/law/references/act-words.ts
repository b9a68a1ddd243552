import type { LanguageCode } from '../../contract/languages.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { type CitationToken, citationTokens } from '../citation/citation-tokens.ts';
import type { ReferenceWords } from '../languages/grammar.ts';
import { grammars } from '../languages/grammars.ts';
import { type GrammarLanguage, hasGrammar } from '../languages/names.ts';

/** Abbreviations in capitals that are not acts: authorities, bodies, currencies, technical terms. */
const capitalsOfOtherThings = new Set(
  (
    'FINMA SNB BNS EFD DFF FDF ESTV AFC EDÖB PFPDT IFPDT FDPIC ESBK CFMJ CFCG FGB SRO OAR OAD EU UE CE EG CHF EUR USD USA UNO ONU UN ' +
    'MROS BIZ BRI IOSCO OECD OCDE OCSE EWR EEE SEE AHV AVS IV AI AG SA GMBH SÀRL TVA IVA MWST VAT IRB CVA CCP KSA RWA LCR NSFR HQLA PD LGD ' +
    'EAD OTC ETF FX SIB G-SIB D-SIB ISDA IFRS GAAP FER EJPD DFJP DFGP BJ OFJ UFG SECO EZV BAZG AFD OFDF NKVF EDI DFI WBF DEFR UVEK DETEC IMF FMI FSB GAFI FATF BPV DLT TRD ID'
  ).split(' '),
);

/** Whether a word says that a name is one of an act; a name may be in any language that texts can have. */
export const isKindOfAct = (token: CitationToken | undefined, language: LanguageCode) =>
  token?.kind === 'word' &&
  hasGrammar(language) &&
  grammars[language].references.kindOfAct.test(token.folded);
export const isAct = (token: CitationToken | undefined, language: GrammarLanguage) =>
  token?.kind === 'word' && grammars[language].references.act.test(token.folded);
export const isOwnWord = (token: CitationToken | undefined, language: GrammarLanguage) =>
  token?.kind === 'word' && grammars[language].references.own.test(token.folded);

/** Whether a word looks like the abbreviation of an act: "KAG", "StGB", "BankV", "LEFin", "Cst". */
export function looksAbbreviated(token: CitationToken | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const { text, folded } = token;
  if (folded === 'cst' || folded === 'cost') return /^C/.test(text);
  // "XII" is a number of a chapter.
  if (/^X{0,3}(?:IX|IV|V?I{0,3})$/.test(text)) return false;
  return /\p{Lu}.*\p{Lu}/u.test(text) && text.length <= 12 && !capitalsOfOtherThings.has(text.toUpperCase());
}

/** Prefix that keeps a folded word from matching any word of a citation. */
const hiddenMark = '¦';

const withDot = memoizeByObject(({ needsDot }: ReferenceWords) => new Set(needsDot.split(' ')));

/** The tokens of a running text; words that only look like abbreviations of citations are hidden. */
export function runningTextTokens(text: string, language: GrammarLanguage): CitationToken[] {
  const tokens = citationTokens(text);
  const needsDot = withDot(grammars[language].references);
  return tokens.map((token, at) => {
    if (!needsDot.has(token.folded)) return token;
    const next = tokens[at + 1];
    // "Buchstabe n": a single letter may be a label, unless a number follows as in "n 5".
    if (token.folded.length === 1 && next?.kind !== 'number') return token;
    const hasDot = next !== undefined && /^[.°º]$/.test(next.text) && next.start === token.end;
    // A dot at the end of a sentence does no harm: a citation also needs a label after it.
    return hasDot ? token : { ...token, folded: hiddenMark + token.folded };
  });
}
