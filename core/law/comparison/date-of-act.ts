import type { LanguageCode } from '../../contract/languages.ts';
import { type Token, wordOf as word } from './scan.ts';

/** Kinds of acts that are told apart by their day. */
const acts: Record<LanguageCode, RegExp> = {
  DE: /(?:gesetz|gesetzbuch|verordnung|ordnung|verfassung|beschluss|übereinkommen|abkommen|vertrag|konvention|richtlinie)(?:e?s|e|en|n)?$/,
  FR: /^(?:lois?|ordonnances?|code|constitution|convention|accord|traité|directive|règlement|arrêté)$/,
  IT: /^(?:leggi|legge|ordinanz[ae]|codice|costituzione|convenzione|accordo|trattato|direttiva|regolamento|decreto)$/,
  EN: /^(?:act|ordinance|code|constitution|convention|agreement|treaty|directive|regulation|decree)$/,
};
const links: Record<LanguageCode, RegExp> = {
  DE: /^vom$/,
  FR: /^du$/,
  IT: /^(?:del|dello|dell')$/,
  EN: /^of$/,
};

/**
 * Whether a date belongs to the name of an act, as in "Bundesgesetz vom 11. April 1889" or "loi fédérale du
 * 11 avril 1889": then it cites and sets no date.
 */
export function isDateOfAct(tokens: readonly Token[], at: number, language: LanguageCode): boolean {
  if (!links[language].test(word(tokens[at - 1]))) return false;
  return [at - 2, at - 3].some((place) => acts[language].test(word(tokens[place])));
}
