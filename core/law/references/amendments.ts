import { anyOfAll } from '../languages/every-language.ts';
import type { GrammarLanguage } from '../languages/names.ts';
import type { RunningText } from '../running-text.ts';
import { isKindOfAct, isOwnWord, looksAbbreviated, runningTextTokens } from './act-words.ts';

/** Headings of articles that amend other acts: "Artikel 5" in them belongs to the other act. */
const amendingHeading = new RegExp(
  anyOfAll(({ references }) => references.amendingHeading),
  'iu',
);
/** A heading of provisions for the time after an amendment of the act itself. */
const transitionalHeading = new RegExp(
  anyOfAll(({ references }) => references.transitionalHeading),
  'iu',
);
/** Before the new text of other acts: "werden wie folgt geändert". */
const amendedAsFollows = new RegExp(
  anyOfAll(({ references }) => references.amendedAsFollows),
  'iu',
);
const headingOfQuote = new RegExp(`^\\s*${anyOfAll(({ references }) => references.headingOfQuote)}`, 'iu');

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
  return run !== undefined && next?.quoted === true && !run.quoted && headingOfQuote.test(run.text);
}

/** Tells which texts are items below the name of another act: "Nicht anwendbar sind vom Obligationenrecht: a. Artikel 5". */
export function listsOfOtherActs(
  runs: readonly RunningText[],
  language: GrammarLanguage,
): (at: number) => boolean {
  const intros = introductions(runs);
  // Many items may stand below one introduction: each is read once.
  const known = new Map<number, boolean>();
  return (at) => {
    const intro = intros[at] ?? -1;
    if (intro < 0 || !/^\s*(?:Art|art|§)/u.test(runs[at]?.text ?? '')) return false;
    const introduces = known.get(intro) ?? introducesOtherAct(runs[intro]?.text ?? '', language);
    known.set(intro, introduces);
    return introduces;
  };
}

/** For each text the last one before it that stands above it: an introduction for its items; -1 for none. */
function introductions(runs: readonly RunningText[]): number[] {
  const last = new Map<string, number>();
  return runs.map(({ path }, at) => {
    let intro = -1;
    for (let end = path.lastIndexOf('^'); end > 0; end = path.lastIndexOf('^', end - 1))
      intro = Math.max(intro, last.get(path.slice(0, end)) ?? -1);
    last.set(path, at);
    return intro;
  });
}

function introducesOtherAct(text: string, language: GrammarLanguage): boolean {
  if (!/:\s*$/.test(text)) return false;
  const tokens = runningTextTokens(text, language);
  return tokens.some(
    (token, one) =>
      (isKindOfAct(token, language) && !isOwnWord(tokens[one - 1], language)) || looksAbbreviated(token),
  );
}
