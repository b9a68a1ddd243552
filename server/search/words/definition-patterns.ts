import type { LanguageCode } from '#core/contract/languages.ts';

/** Said before a short name inside parentheses: "(nachfolgend: Bank)". */
export const namesAhead: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^(?:(?:im\s+)?(?:nach)?folgend(?:en)?|hiernach|kurz|sog\.|sogenannte[rns]?)\s*:?\s+/iu,
  FR: /^(?:ci-après|dénommée?s?(?:\s+ci-après)?|dite?s?|en\s+abrégé)\s*:?\s+/iu,
  IT: /^(?:di\s+seguito|in\s+seguito|denominat[aeio](?:\s+(?:di|in)\s+seguito)?|detto|detta|cosiddett[aeio])\s*:?\s+/iu,
  EN: /^(?:hereinafter|hereafter|referred\s+to\s+as|so-called|in\s+short)\s*:?\s+(?:referred\s+to\s+as\s+)?/iu,
};

/** A sentence that says what counts as what, both sides in it. */
export const countsAs: Readonly<Record<LanguageCode, readonly RegExp[]>> = {
  DE: [
    /(?<a>[^.;:]{3,90}?)\s(?:gilt|gelten)\s(?:auch\s|ebenfalls\s)?als\s(?<b>[^.;:]{3,90})/u,
    /Als\s(?<b>[^.;:]{3,90}?)\s(?:gilt|gelten)\s(?:auch\s|ebenfalls\s)?(?<a>[^.;:]{3,90})/u,
  ],
  FR: [
    /(?<a>[^.;:]{3,90}?)\s(?:est|sont)\s(?:aussi\s|également\s)?(?:considérée?s?\scomme|réputée?s?)\s(?<b>[^.;:]{3,90})/u,
    /(?:Est|Sont)\s(?:considérée?s?\scomme|réputée?s?)\s(?<b>[^.;:]{3,60}?),?\s(?=l[ea’']|les\s)(?<a>[^.;:]{3,90})/u,
    /[Oo]n\sentend\spar\s(?<b>[^.;:]{3,60}?),?\s(?=l[ea’']|les\s|une?\s|tout)(?<a>[^.;:]{3,90})/u,
  ],
  IT: [
    /(?<a>[^.;:]{3,90}?)\s(?:è|sono)\s(?:altresì\s|parimenti\s)?considerat[aeio]\s(?<b>[^.;:]{3,90})/u,
    /[Pp]er\s(?<b>[^.;:]{3,60}?)\ssi\sintend(?:e|ono)\s(?<a>[^.;:]{3,90})/u,
  ],
  EN: [
    /(?<a>[^.;:]{3,90}?)\s(?:is|are|shall\sbe)\s(?:also\s)?(?:deemed(?:\sto\sbe)?|regarded\sas|considered(?:\sto\sbe)?|referred\sto\sas)\s(?<b>[^.;:]{3,90})/u,
    /[“"«](?<b>[^”"»]{3,60})[”"»]\s(?:means|is)\s(?<a>[^.;:]{3,90})/u,
  ],
};

/** Says the opposite of what counts as what. */
export const negations: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /\b(?:nicht|kein\w*|weder)\b/iu,
  FR: /\b(?:ne|n’|n'|pas|aucune?)\b|n[’']/iu,
  IT: /\b(?:non|nessun\w*)\b/iu,
  EN: /\b(?:not?|neither|nor)\b/iu,
};

/** Dates of acts stand between a name and its abbreviation: "… vom 30. April 2014 (BankV)". */
export const dates =
  /\s(?:vom|du|del|dell[’']|dated|of)\s?\d{1,2}(?:er|[.º°])?\s\p{L}+\s\d{4}(?=\s*(?:\(|\p{Ll}))/giu;

/** What stands in parentheses and is no name: citations, dates, remarks. */
export const noName =
  /\d{2}|\b(?:Art|Abs|al|cpv|Abschnitt|section|sezione|Ziff|Rz|Anhang|annexe?|allegato|Stand|État|Stato|vgl|cf|see|z\.|p\.|par|ex|einschliesslich|inklusive|ohne|compris|inclus[aeio]?|including|excluding|sans|senza|escluso)\b|[:;§%=+/]/iu;
