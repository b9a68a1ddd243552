import { withoutUmlauts } from '#server/lib/languages/de.ts';
import {
  commonParts,
  firstParts,
  notCompounds,
  shortParts,
  suffixes,
  verbPrefixes,
} from './compound-lexicon.ts';
import { stem } from './stems.ts';
import { forEachInSteps, type Steps } from './steps.ts';
import { isStopWord } from './stop-words.ts';

type CompoundPart = { word: string; cost: number };
type Split = { parts: string[]; cost: number };

const isNoCompound = new Set([...notCompounds, ...commonParts].map((word) => stem(word, 'DE')));
const commonStems = new Set([...commonParts].map((word) => stem(word, 'DE')));
const minCompoundLength = 7;
const maxCompoundLength = 60;
/** Linking elements between two parts, and endings that the first part may have lost. */
const links = ['s', 'es', 'n', 'en', 'e', 'ns'];
const lost = ['e', 'n', 'en'];

/** What a vocabulary attests about words and their stems. */
export interface AttestedWords {
  words: ReadonlyMap<string, number>;
  stems: ReadonlyMap<string, number>;
  /** Beginnings of words: they rule out most split points cheaply. */
  beginnings: ReadonlySet<string>;
  total: number;
}

const beginning = (word: string, at = 0) => withoutUmlauts(word.slice(at, at + 7)).slice(0, 4);

/** Computed once for all words that are split. */
export function* evidenceOf(vocabulary: ReadonlyMap<string, number>): Steps<AttestedWords> {
  const stems = new Map<string, number>();
  const beginnings = new Set([...firstParts, ...commonParts].map((word) => beginning(word)));
  let total = 1;
  yield* forEachInSteps([...vocabulary.keys()], (word) => {
    const count = vocabulary.get(word) ?? 0;
    total += count;
    if (word.length < 4 || isStopWord(word, 'DE')) return;
    beginnings.add(beginning(word));
    const root = stem(word, 'DE');
    stems.set(root, (stems.get(root) ?? 0) + count);
  });
  for (const root of commonStems) if (!stems.has(root)) stems.set(root, 1);
  return { words: vocabulary, stems, beginnings, total };
}

/** Splits a word into two or more parts at the lowest cost; a rare part costs more than a frequent one. */
export function splitWord(word: string, attested: AttestedWords): string[] {
  const { length } = word;
  if (length < minCompoundLength || length > maxCompoundLength || !/^[a-z]+$/.test(word)) return [];
  if (isNoCompound.has(stem(word, 'DE'))) return [];
  const rests = new Map<number, Split | undefined>();

  function from(start: number): Split | undefined {
    if (rests.has(start)) return rests.get(start);
    const best = mayBegin(word, start, attested) ? cheapest(start) : undefined;
    rests.set(start, best);
    return best;
  }
  function cheapest(start: number): Split | undefined {
    const head = start > 0 ? headPart(word.slice(start), attested) : undefined;
    let best: Split | undefined = head && { parts: [head.word], cost: head.cost };
    for (let end = start + 3; end <= length - 3; end += 1) {
      const part = firstPart(word.slice(start, end), attested);
      const rest = part && from(end);
      if (rest && part.cost + rest.cost < (best?.cost ?? Number.POSITIVE_INFINITY))
        best = { parts: [part.word, ...rest.parts], cost: part.cost + rest.cost };
    }
    return best;
  }
  return from(0)?.parts ?? [];
}

function mayBegin(word: string, at: number, { beginnings }: AttestedWords): boolean {
  return (
    beginnings.has(beginning(word, at)) ||
    shortParts.has(word.slice(at, at + 3)) ||
    shortParts.has(word.slice(at, at + 4))
  );
}

/** Whether any compound can have a word with this stem as a part. */
export function mayBePart(word: string): boolean {
  return word.length > 2 && !verbPrefixes.has(word) && !suffixes.has(word) && !isStopWord(word, 'DE');
}

function count(word: string, { words }: AttestedWords): number {
  if (word.length < 4) return shortParts.has(word) ? Math.max(words.get(word) ?? 0, 1) : 0;
  if (verbPrefixes.has(word) || suffixes.has(word)) return 0;
  if (commonParts.has(word)) return Math.max(words.get(word) ?? 0, 2);
  // A word of four letters that occurs once is an accident, an abbreviation or a typo.
  const frequency = words.get(word) ?? 0;
  return (word.length === 4 && frequency < 2) || isStopWord(word, 'DE') ? 0 : frequency;
}

const cost = (frequency: number, { total }: AttestedWords) => Math.log((total + 1) / frequency) + 1;

/** The last part is inflected as the compound is. */
function headPart(text: string, attested: AttestedWords): CompoundPart | undefined {
  if (suffixes.has(text) || verbPrefixes.has(text) || isStopWord(text, 'DE')) return undefined;
  const own = count(text, attested);
  if (own > 0) return { word: text, cost: cost(own, attested) };
  const root = stem(text, 'DE');
  const byStem = root.length > 4 || commonStems.has(root) ? (attested.stems.get(root) ?? 0) : 0;
  return byStem > 0 ? { word: text, cost: cost(byStem, attested) + 1 } : undefined;
}

/** A part that another follows, with or without a linking element. */
function firstPart(text: string, attested: AttestedWords): CompoundPart | undefined {
  if (firstParts.has(text))
    return { word: text, cost: cost(Math.max(attested.words.get(text) ?? 0, 2), attested) };
  if (verbPrefixes.has(text) || (text.length > 3 && suffixes.has(text)) || isStopWord(text, 'DE'))
    return undefined;
  const forms = [
    text,
    ...links.filter((link) => text.endsWith(link)).map((link) => text.slice(0, -link.length)),
    ...(text.length > 3 ? lost.map((ending) => text + ending) : []),
  ];
  let best: CompoundPart | undefined;
  for (const [index, form] of forms.entries()) {
    const frequency = count(form, attested);
    if (frequency === 0) continue;
    const own = cost(frequency, attested) + (index === 0 ? 0 : 0.5);
    if (!best || own < best.cost) best = { word: form, cost: own };
  }
  return best;
}

/** Shorter words are the beginning or end of too many words by accident. */
const minKnownLength = 6;
const minOtherLength = 4;
/** A shorter rest is an inflection or a derivation: "Schuld|ner", "Handel|nde". */
const minRestLength = 5;
const inflections = ['', 's', 'es', 'e', 'en', 'n', 'er', 'ern', 'ien'];
const openLinks = ['', 's', 'es', 'n', 'en'];
/** A linking "s" that cannot belong to the word itself. */
const linked = /(ung|heit|keit|schaft|ion|taet)s$/;
/** Left out as first parts: "verein" is more often the beginning of "vereinbaren" than the noun (club). */
const noModifier = new Set(['verein']);

const known = [...commonParts].filter((word) => word.length >= minKnownLength);
const heads: ReadonlyMap<string, string> = new Map([...formsOf(known, inflections), ['risiken', 'risiko']]);
const modifiers = formsOf(
  known.filter((word) => !noModifier.has(word)),
  openLinks,
);
const prefixes = [...verbPrefixes].join('|');
/** Not a compound but a verb with its prefix: "mitunter|zeichnen", "einzu|stellen". */
const verbal = new RegExp(`^(?:(?:${prefixes})+|.*zu|.*ge)$`);
/** A split inside of a sound: "Bewirtsc|haftung". */
const halfSound = /sc$/;
const derived =
  /^(?:ung|ig|isch|lich|bar|haft|heit|keit|los|sam|schaft|ion|at|al|ell|gemaess|maessig|weis|ier|en(?!t)|e[^inmr])/;
/** Sounds with which a word can begin: not "slose", not "rstattung". */
const onset = /^(?:s?(?:ch|[bdfgkpt])?[lrmnw]?|h|j|qu|v|z|zw|pf[lr]?|ph|th)[aeiouy]/;

/**
 * Splits a compound of which only one half is known: a word common in law, at the end ("Kernkapital") or
 * at the beginning ("Kapitalausstattung").
 */
export function splitOpenly(word: string): string[] {
  for (let at = minOtherLength; at <= word.length - minKnownLength; at += 1) {
    const head = heads.get(word.slice(at));
    const before = word.slice(0, at);
    if (head !== undefined && isWordLike(before) && !verbal.test(before) && !halfSound.test(before))
      return [before.replace(linked, '$1'), head];
  }
  for (let at = word.length; at >= minKnownLength; at -= 1) {
    const modifier = modifiers.get(word.slice(0, at));
    if (modifier === undefined) continue;
    // The longest linking element is the right one: "Urkunden|fälschung".
    const behind = word.slice(at);
    const isHead = behind.length >= minRestLength && isWordLike(behind);
    return isHead && onset.test(behind) && !derived.test(behind) ? [modifier, behind] : [];
  }
  return [];
}

function isWordLike(text: string): boolean {
  if (verbPrefixes.has(text) || suffixes.has(text) || isStopWord(text, 'DE')) return false;
  return /[aeiouy]/.test(text);
}

function formsOf(words: readonly string[], endings: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.flatMap((word) => endings.map((ending) => [word + ending, word] as const)));
}
