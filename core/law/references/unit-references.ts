import type { Unit } from '../../contract/main/regulation-text.ts';
import { type RunningText, runningTexts } from '../running-text.ts';
import { isKindOfAct, isOwnWord, looksAbbreviated } from './act-words.ts';
import { findReferences, type ReadingPlace, type Reference } from './find-references.ts';
import { readingTokens } from './reading-tokens.ts';

type UnitPlace = Omit<ReadingPlace, 'citesOwn' | 'noteText'>;

/** What frames an act cites other acts. */
const framing = new Set<Unit['kind']>(['preface', 'preamble', 'conclusions']);
/** Articles that amend other acts have these headings; "Artikel 5" in them is another's. */
const amending =
  /(?:Änderung|Aufhebung|Anpassung)\P{L}.*(?:Erlass|Recht|Gesetz|Verordnung)|(?:modifi(?:cation|ca)|abrog(?:ation|azione))\P{L}.*(?:actes|droit|atti|diritto|dispositions|disposizioni|règlement)|(?:amendment|repeal)\P{L}.*(?:acts|legislation|law|enactments)/iu;

/** The citations in the running texts of a unit: for each text its own. */
export function unitReferences(
  unit: Pick<Unit, 'id' | 'kind' | 'heading' | 'parts' | 'notes'>,
  textOf: (content: Unit['notes'][number]['content'] | undefined) => string,
  place: UnitPlace,
): Reference[][] {
  const notes = new Map(unit.notes.map(({ number, content }) => [number, content]));
  const citesOwn = !framing.has(unit.kind) && !amending.test(textOf(unit.heading));
  const whole: ReadingPlace = { ...place, citesOwn, noteText: (number) => textOf(notes.get(number)) };
  const runs = runningTexts(unit);
  return runs.map((run, at) => {
    const found = findReferences(run, whole);
    return isListOfAnother(runs, at, place)
      ? found.filter(({ start, documents }) => start > 2 || documents[0] !== place.own)
      : found;
  });
}

/** "Nicht anwendbar sind vom Obligationenrecht: a. Artikel 5": the article is one of the act named above. */
function isListOfAnother(runs: readonly RunningText[], at: number, { language }: UnitPlace): boolean {
  const run = runs[at];
  if (run === undefined || !/^\s*(?:Art|art|§)/u.test(run.text)) return false;
  const intro = runs.slice(0, at).findLast(({ path }) => run.path.startsWith(`${path}^`));
  if (intro === undefined || !/:\s*$/.test(intro.text)) return false;
  const tokens = readingTokens(intro.text, language);
  return tokens.some(
    (token, one) =>
      (isKindOfAct(token, language) && !isOwnWord(tokens[one - 1], language)) || looksAbbreviated(token),
  );
}
