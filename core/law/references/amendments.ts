import type { GrammarLanguage } from '../grammar-languages.ts';
import type { RunningText } from '../running-text.ts';
import { isKindOfAct, isOwnWord, looksAbbreviated, runningTextTokens } from './act-words.ts';

/** Headings of articles that amend other acts: "Artikel 5" in them belongs to the other act. */
const amendingHeading =
  /(?:Änderung|Aufhebung|Anpassung)(?:en)?\P{L}.*(?:Erlass|Recht|Gesetz|Verordnung)|(?:modification|abrogation|adaptation)s?\P{L}.*(?:actes?|droit|loi|ordonnance|dispositions|règlement)(?!\p{L})|(?:modific(?:a|he|azion[ei])|abrogazion[ei])\P{L}.*(?:att[oi]|diritto|legg[ei]|ordinanz[ae]|disposizioni)(?!\p{L})|(?:amendment|repeal)s?\P{L}.*(?:acts?|legislation|law|enactments?|ordinances?)(?!\p{L})/iu;
/** A heading of provisions for the time after an amendment of the act itself. */
const transitionalHeading = /Übergangs|transitoir|transitori[ae]|transitional/iu;
/** Before the new text of other acts: "werden wie folgt geändert". */
const amendedAsFollows =
  /wie folgt (?:geändert|angepasst|ergänzt)|(?:modifi|complét|adapt)ée?s? comme suit|(?:modificat|completat|adattat|adeguat)[aoie] come segue|amended as follows/iu;

/** Whether an article with this heading amends or repeals other acts. */
export const amendsOthers = (heading: string) =>
  amendingHeading.test(heading) && !transitionalHeading.test(heading);

/** Tells which running texts of a unit name places of acts that are amended there. */
export function amendmentsIn(runs: readonly RunningText[]): (at: number) => boolean {
  const first = runs.findIndex(({ text }) => amendedAsFollows.test(text));
  return (at) => (first >= 0 && at >= first) || isHeadingOfQuote(runs, at);
}

/** Whether a line names the place of the quoted text below it: "Art. 5 Abs. 2" above the new text of another act. */
function isHeadingOfQuote(runs: readonly RunningText[], at: number): boolean {
  const [run, next] = [runs[at], runs[at + 1]];
  return (
    run !== undefined &&
    next?.quoted === true &&
    !run.quoted &&
    /^\s*(?:Art|§|Ziff|Gliederungstitel|Titre|Titolo)/iu.test(run.text)
  );
}

/** Whether a text is an item below the name of another act: "Nicht anwendbar sind vom Obligationenrecht: a. Artikel 5". */
export function isListOfOtherAct(
  runs: readonly RunningText[],
  at: number,
  language: GrammarLanguage,
): boolean {
  const run = runs[at];
  if (run === undefined || !/^\s*(?:Art|art|§)/u.test(run.text)) return false;
  const intro = runs.slice(0, at).findLast(({ path }) => run.path.startsWith(`${path}^`));
  if (intro === undefined || !/:\s*$/.test(intro.text)) return false;
  const tokens = runningTextTokens(intro.text, language);
  return tokens.some(
    (token, one) =>
      (isKindOfAct(token, language) && !isOwnWord(tokens[one - 1], language)) || looksAbbreviated(token),
  );
}
