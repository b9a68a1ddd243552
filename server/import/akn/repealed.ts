import type { Note, Part } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../../lib/plain-inline.ts';

const repealWords = 'aufgehoben|abrogée?s?|abrogat[oaie]|repealed';
const otherActs =
  'eingefügt|fassung|angenommen|ursprünglich|berichtigt|introduite?s?|nouvelle|acceptée?s?|anciennement|' +
  'erratum|introdott[oaie]|nuov[oai]|accettat[oaie]|originari[oa]|rettificat[oaie]|inserted|amended|adopted|' +
  'originally|corrected';
/** The first word of a sentence that says what an act did. Sentences may stand in brackets. */
const acts = new RegExp(
  `(?:^|[.;:)\\]]\\s*)[[(]?\\s*(?:(${repealWords})|(?:${otherActs}))(?![\\p{L}])`,
  'giu',
);
/** The first character that is more than a sign, and from there on the word that says "repealed". */
const firstLetter = /[^\s.…()[\]]/;
const repealed = new RegExp(`(?:${repealWords})[\\s.…()[\\]]*$`, 'iuy');
/** A line that the gazette prints below the last article; it stays where the article itself is repealed. */
const commencement =
  /^(?:Datum des Inkrafttretens|Date de l[’']entrée en vigueur|Data dell[’']entrata in vigore)\s*:/i;

/** Whether the last act that a note names has repealed what the note stands at. */
function endsInRepeal(note: Note): boolean {
  let isRepeal = false;
  for (const [, repeal] of plainInline(note.content).matchAll(acts)) isRepeal = repeal !== undefined;
  return isRepeal;
}

function everyText(parts: readonly Part[], holds: (text: string) => boolean): boolean {
  return parts.every((part) => {
    if (part.part === 'text') return holds(plainInline(part.content));
    return part.part === 'division' && everyText(part.parts, holds);
  });
}

type Said = 'nothing' | 'repealed' | 'more';

/** What a text says about its article; nearly every text is done with after its first character. */
function saidBy(text: string): Said {
  const at = text.search(firstLetter);
  if (at < 0) return /[()[\]]/.test(text) ? 'repealed' : 'nothing';
  repealed.lastIndex = at;
  if (repealed.test(text)) return 'repealed';
  return commencement.test(text) ? 'nothing' : 'more';
}

const holdsNothing = (text: string) => saidBy(text) === 'nothing';

/** Whether an article is repealed: it has no text left, or it and its notes say nothing else. */
export function isRepealed(parts: readonly Part[], notes: readonly Note[]): boolean {
  if (parts.length === 0) return true;
  if (!everyText(parts, (text) => saidBy(text) !== 'more')) return false;
  return !everyText(parts, holdsNothing) || notes.some(endsInRepeal);
}
