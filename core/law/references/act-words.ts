import type { LanguageCode } from '../../contract/languages.ts';
import type { CitationToken } from '../citation/citation-tokens.ts';

/** Kinds of acts and of their parts that may follow a provision, as "of the Banking Act" does; folded. */
const kinds: Record<LanguageCode, RegExp> = {
  DE: /(?:gesetz|gesetzbuch|verordnung|verfassung|ordnung|recht|reglement|übereinkommen|ubereinkommen|abkommen|vertrag|konvention|protokoll|richtlinie|beschluss|konkordat|statut|weisung|rundschreiben|anhang|erlass|entwurf|fassung|bestimmung|vereinbarung|regel|leitlinie|charta|akte|anderung|novelle|vorschrift)(?:e?s|e|en|n)?$/,
  FR: /^(?:lois?|ordonnances?|code|constitution|reglements?|directives?|convention|accords?|traite|protocole|arretes?|decisions?|concordat|statuts?|annexes?|dispositions?|circulaires?|modification|decret|pacte|charte|droit|avenant|version|projet|standards?|normes?)$/,
  IT: /^(?:leggi|legge|ordinanz[ae]|codice|costituzione|regolament[oi]|direttiv[ae]|convenzione|accord[oi]|trattato|protocollo|decret[oi]|decision[ei]|concordato|statut[oi]|allegat[oi]|disposizion[ei]|circolar[ei]|modifica|patto|carta|diritto|versione|progetto|norm[ae])$/,
  EN: /^(?:acts?|ordinances?|code|constitution|regulations?|directives?|convention|agreements?|treaty|protocol|decrees?|decisions?|concordat|statutes?|annex(?:es)?|appendix|provisions?|circulars?|law|amendment|charter|bill|version|standards?|rules?)$/,
};

/** Those of them that name an act by themselves, whatever stands around them. */
const acts: Record<LanguageCode, RegExp> = {
  DE: /(?:gesetz|gesetzbuch|verordnung|verfassung|strafrecht|obligationenrecht)(?:e?s)?$/,
  FR: /^(?:loi|ordonnance|code|constitution)$/,
  IT: /^(?:legge|ordinanza|codice|costituzione)$/,
  EN: /^(?:act|ordinance|code|constitution)$/,
};

/** "dieses", "la présente", "this": the act that is read. */
const own: Record<LanguageCode, RegExp> = {
  DE: /^(?:dieses|dieser|diesem|diese|vorliegenden|vorliegende)$/,
  FR: /^(?:presente?s?|cette|ce|cet)$/,
  IT: /^(?:presente|presenti|questa|questo)$/,
  EN: /^(?:this|present)$/,
};

/** Words in capitals that are no acts: authorities, bodies, currencies, terms of the trade. */
const otherCapitals = new Set(
  (
    'FINMA SNB BNS EFD DFF FDF ESTV AFC EDÖB PFPDT IFPDT FDPIC ESBK CFMJ CFCG FGB SRO OAR OAD EU UE CE EG CHF EUR USD USA UNO ONU UN ' +
    'MROS BIZ BRI IOSCO OECD OCDE OCSE EWR EEE SEE AHV AVS IV AI AG SA GMBH SÀRL TVA IVA MWST VAT IRB CVA CCP KSA RWA LCR NSFR HQLA PD LGD ' +
    'EAD OTC ETF FX SIB G-SIB D-SIB ISDA IFRS GAAP FER EJPD DFJP DFGP BJ OFJ UFG SECO EZV BAZG AFD OFDF NKVF EDI DFI WBF DEFR UVEK DETEC IMF FMI FSB GAFI FATF BPV DLT TRD ID'
  ).split(' '),
);

export const isKindOfAct = (token: CitationToken | undefined, language: LanguageCode) =>
  token?.kind === 'word' && kinds[language].test(token.folded);
export const isAct = (token: CitationToken | undefined, language: LanguageCode) =>
  token?.kind === 'word' && acts[language].test(token.folded);
export const isOwnWord = (token: CitationToken | undefined, language: LanguageCode) =>
  token?.kind === 'word' && own[language].test(token.folded);

/** "KAG", "StGB", "BankV", "LEFin", "Cst": how acts are abbreviated. */
export function looksAbbreviated(token: CitationToken | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const { text, folded } = token;
  if (folded === 'cst' || folded === 'cost') return /^C/.test(text);
  return /\p{Lu}.*\p{Lu}/u.test(text) && text.length <= 12 && !otherCapitals.has(text.toUpperCase());
}
