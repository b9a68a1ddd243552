import type { LanguageCode } from '../../contract/languages.ts';
import { type CitationToken, citationTokens } from '../citation/citation-tokens.ts';
import { type GrammarLanguage, hasGrammar } from '../grammar-languages.ts';

/** Folded words for acts and their parts that may follow a provision, as in "of the Banking Act". */
const kinds: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /(?:gesetz|gesetzbuch|verordnung|verfassung|ordnung|recht|reglement|übereinkommen|ubereinkommen|abkommen|vertrag|konvention|protokoll|richtlinie|beschluss|konkordat|statut|weisung|rundschreiben|anhang|erlass|entwurf|fassung|bestimmung|vereinbarung|regel|leitlinie|charta|akte|anderung|novelle|vorschrift)(?:e?s|e|en|n)?$/,
  FR: /^(?:lois?|ordonnances?|code|constitution|reglements?|directives?|convention|accords?|traite|protocole|arretes?|decisions?|concordat|statuts?|annexes?|dispositions?|circulaires?|modification|decret|pacte|charte|droit|avenant|version|projet|standards?|normes?)$/,
  IT: /^(?:leggi|legge|ordinanz[ae]|codice|costituzione|regolament[oi]|direttiv[ae]|convenzione|accord[oi]|trattato|protocollo|decret[oi]|decision[ei]|concordato|statut[oi]|allegat[oi]|disposizion[ei]|circolar[ei]|modifica|patto|carta|diritto|versione|progetto|norm[ae])$/,
  EN: /^(?:acts?|ordinances?|code|constitution|regulations?|directives?|convention|agreements?|treaty|protocol|decrees?|decisions?|concordat|statutes?|annex(?:es)?|appendix|provisions?|circulars?|law|amendment|charter|bill|version|standards?|rules?)$/,
};

/** The words among them that name an act without further context. */
const acts: Record<GrammarLanguage, RegExp> = {
  DE: /(?:gesetz|gesetzbuch|verordnung|verfassung|strafrecht|obligationenrecht)(?:e?s)?$/,
  FR: /^(?:loi|ordonnance|code|constitution)$/,
  IT: /^(?:legge|ordinanza|codice|costituzione)$/,
  EN: /^(?:act|ordinance|code|constitution)$/,
};

/** Words that refer to the act itself: "dieses", "la présente", "this". */
const own: Record<GrammarLanguage, RegExp> = {
  DE: /^(?:dieses|dieser|diesem|diese|vorliegenden|vorliegende)$/,
  FR: /^(?:presente?s?|cette|ce|cet)$/,
  IT: /^(?:presente|presenti|questa|questo)$/,
  EN: /^(?:this|present)$/,
};

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
  token?.kind === 'word' && hasGrammar(language) && kinds[language].test(token.folded);
export const isAct = (token: CitationToken | undefined, language: GrammarLanguage) =>
  token?.kind === 'word' && acts[language].test(token.folded);
export const isOwnWord = (token: CitationToken | undefined, language: GrammarLanguage) =>
  token?.kind === 'word' && own[language].test(token.folded);

/** Whether a word looks like the abbreviation of an act: "KAG", "StGB", "BankV", "LEFin", "Cst". */
export function looksAbbreviated(token: CitationToken | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const { text, folded } = token;
  if (folded === 'cst' || folded === 'cost') return /^C/.test(text);
  // "XII" is a number of a chapter.
  if (/^X{0,3}(?:IX|IV|V?I{0,3})$/.test(text)) return false;
  return /\p{Lu}.*\p{Lu}/u.test(text) && text.length <= 12 && !capitalsOfOtherThings.has(text.toUpperCase());
}

/** Abbreviations that are also words of the language ("al 31 dicembre", "par la FINMA") and therefore need their dot. */
const needsDot: Record<GrammarLanguage, ReadonlySet<string>> = {
  DE: new Set('al all par para n no num let ch cap part parte sect lit ziff abs art s'.split(' ')),
  FR: new Set('al all par n no nos num ch cap art part parte lit s para'.split(' ')),
  IT: new Set('al all par n no num let ch cap art part parte s para'.split(' ')),
  EN: new Set('al all par n no nos num ch cap part parte s let level'.split(' ')),
};
/** Prefix that keeps a folded word from matching any word of a citation. */
const hiddenMark = '¦';

/** The tokens of a running text; words that only look like abbreviations of citations are hidden. */
export function runningTextTokens(text: string, language: GrammarLanguage): CitationToken[] {
  const tokens = citationTokens(text);
  return tokens.map((token, at) => {
    if (!needsDot[language].has(token.folded)) return token;
    const next = tokens[at + 1];
    // "Buchstabe n": a single letter may be a label, unless a number follows as in "n 5".
    if (token.folded.length === 1 && next?.kind !== 'number') return token;
    const hasDot = next !== undefined && /^[.°º]$/.test(next.text) && next.start === token.end;
    // A dot at the end of a sentence does no harm: a citation also needs a label after it.
    return hasDot ? token : { ...token, folded: hiddenMark + token.folded };
  });
}
