import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { cleanTerm } from './clean-term.ts';
import type { Definition } from './definition.ts';
import { definingItem, opensDefinitions } from './definition-lists.ts';
import {
  italicEnd,
  italicStart,
  listText,
  markedText,
  type Passage,
  passagesOf,
  withoutMarks,
} from './passages.ts';
import {
  adding,
  afterItalics,
  anywhere,
  beforeItalics,
  definitionHeading,
  onlyDefinitions,
  underDefinitions,
  verbBeforeItalics,
} from './sentence-forms.ts';
import { shortForms } from './short-forms.ts';

const longest = 1500;
/** What stands at the end of an item because another follows. */
const endOfItem = /[;,](?:\s(?:und|oder|et|ou|e|o|and|or))?$/u;

/** All that a text defines, in the order of the text; a term may be defined more than once. */
export function definitionsOf(units: readonly Unit[], language: LanguageCode): Definition[] {
  const sections = new Set<string>();
  const found: Definition[] = [];
  for (const unit of units) {
    const heading = withoutMarks(markedText(unit.heading ?? []));
    const inSection = unit.parent !== undefined && sections.has(unit.parent);
    if (inSection || onlyDefinitions.test(heading)) sections.add(unit.id);
    const heads = inSection || definitionHeading[language].test(heading);
    if (unit.kind === 'preface' || unit.kind === 'conclusions') continue;
    for (const passage of passagesOf(unit)) found.push(...definedIn(passage, language, heads));
  }
  return onceEach(found);
}

function* definedIn(passage: Passage, language: LanguageCode, heads: boolean): Generator<Definition> {
  const { marked, items, path, unit } = passage;
  const make = (raw: string, definition: string, at: string | undefined): Definition[] => {
    const clean = cleanTerm(withoutMarks(raw), language);
    const words = definition.replace(endOfItem, '').trim();
    if (clean === undefined || words === '') return [];
    const { term, also } = clean;
    const hereOnly = clean.hereOnly || (language === 'DE' && /\b(?:gelten|gilt)\sdabei\b/u.test(definition));
    const cut = words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
    return [{ term, also, path: at ?? path, definition: cut, ...(hereOnly ? { within: unit.id } : {}) }];
  };
  const opens = items.length > 0 && opensDefinitions(withoutMarks(marked), language);
  if (opens)
    for (const item of items) {
      const read = definingItem(item, language);
      if (read) yield* make(read.term, read.definition, read.path);
    }
  const sentences = sentencesOf(marked);
  for (const [at, sentence] of sentences.entries()) {
    const plain = withoutMarks(sentence);
    const whole = at === sentences.length - 1 ? [plain, listText(items)].filter(Boolean).join(' ') : plain;
    const term = opens && at === sentences.length - 1 ? undefined : definedBy(sentence, language, heads);
    if (term !== undefined) yield* make(term, whole, undefined);
    for (const short of shortForms(plain, language)) yield* make(short.term, short.long ?? plain, undefined);
  }
}

/** The term that a sentence defines. */
function definedBy(sentence: string, language: LanguageCode, heads: boolean): string | undefined {
  const italic = italicTerm(sentence, language);
  if (italic !== undefined) return italic;
  const plain = withoutMarks(sentence);
  const forms = heads ? [...anywhere[language], ...underDefinitions[language]] : anywhere[language];
  for (const form of forms) {
    const match = form.exec(plain);
    const { term } = match?.groups ?? {};
    if (match === null || term === undefined) continue;
    const { ends, later } = adding[language];
    const after = plain.slice(match[0].length);
    if (!ends.test(term.trim()) && !later.test(after) && isNamed(term, language))
      return lowered(term, plain, language);
  }
  return undefined;
}

/** A capital that only begins the sentence. */
function lowered(term: string, sentence: string, language: LanguageCode): string {
  if (!sentence.startsWith(term) || /^\P{Ll}{2}/u.test(term)) return term;
  if (language === 'DE' && !/^\p{Lu}\p{Ll}+(?:e[rsnm]?(?:\s\p{Lu}|,\s)|\s(?:und|oder)\s\p{Ll})/u.test(term))
    return term;
  return term.charAt(0).toLowerCase() + term.slice(1);
}

function italicTerm(sentence: string, language: LanguageCode): string | undefined {
  const [start, end] = [sentence.indexOf(italicStart), sentence.indexOf(italicEnd)];
  if (start < 0 || end < start) return undefined;
  const [before, after] = [sentence.slice(0, start), sentence.slice(end + 1)];
  const defines =
    verbBeforeItalics[language]?.test(before) ||
    (beforeItalics[language].test(before) && afterItalics[language].test(after));
  if (!defines) return undefined;
  const term = sentence.slice(start + 1, end);
  return start === 0 ? lowered(term, term, language) : term;
}

/** A noun: "Als verfügbar gelten …" says of a quality when it is there. */
function isNamed(term: string, language: LanguageCode): boolean {
  const words = (cleanTerm(term, language)?.term ?? '').split(/\s/u);
  const last = words.at(-1) ?? '';
  if (language !== 'DE')
    return (
      words.length > 1 ||
      !/(?:bil[ei]|tal[ei]|iv[aeio]|os[aeio]|bles?|ées?|és|ères?|ins|ifs?|ives?|euse?s?|els?|elles?|able)$/u.test(
        last,
      )
    );
  return /^\P{L}*\p{Lu}/u.test(last);
}

const abbreviations =
  'Art|art|Abs|abs|Bst|Ziff|Bd|Nr|usw|vgl|Vgl|al|let|lett|ch|cpv|cap|no|bzw|resp|dgl|sog|ca|No|para|lit|St|Dr|Rz|Kap|Lit|Satz|inkl|exkl|etc|ecc|segg|ss|ff|f|p|pp|S|B';
const endOfSentence = new RegExp(
  `(?<!(?:^|[\\s(])(?:${abbreviations})\\.)(?<=(?:[\\p{L}»)\\]%]{2}|\\d{4})\uE001?\\.)\\s+(?=\uE000?[\\p{Lu}«„])`,
  'u',
);

/** Split where a full stop ends a sentence, not an abbreviation or an ordinal: "vom 3. Mai". */
function sentencesOf(marked: string): string[] {
  return marked.split(endOfSentence).flatMap((sentence) => (sentence === '' ? [] : [sentence]));
}

/** A name in brackets beside its term is not defined again by them. */
function onceEach(found: readonly Definition[]): Definition[] {
  const seen = new Set<string>();
  return found.filter(({ term, also, path }) => {
    const isNew = !seen.has(`${path} ${term.toLowerCase()}`);
    for (const name of [term, ...also]) seen.add(`${path} ${name.toLowerCase()}`);
    return isNew;
  });
}
