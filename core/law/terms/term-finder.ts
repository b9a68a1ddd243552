import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { grammars } from '../languages/grammars.ts';
import { type GrammarLanguage, hasGrammar } from '../languages/names.ts';
import { type PlacedLink, type RunningText, runningTexts, type Span } from '../running-text.ts';
import type { Definition } from './definition.ts';
import { glossaryKey } from './glossary-key.ts';
import { namesOf } from './term-names.ts';

type Name = { words: Set<string>[]; definition: Definition };
/** A word with its keys. */
type Token = Span & { keys: string[] };
/** A place of a text that names a term. */
type Use = Span & { definition: Definition };

/** Finds the uses of the terms that a text defines. */
export type TermFinder = {
  /** The links of each text in `runningTexts(unit)`. */
  linksOf: (unit: Pick<Unit, 'id' | 'parts'>, regTextId: string) => PlacedLink[][];
};

/** Names that begin with the same word; a text that defines more is no law, and must not take long either. */
const maxNamesByWord = 100;

export function createTermFinder(definitions: readonly Definition[], language: LanguageCode): TermFinder {
  const usesIn = createUseFinder(definitions, language);
  return {
    linksOf(unit, regTextId) {
      const linked = new Set<string>();
      return runningTexts(unit).map((line) => {
        const links: PlacedLink[] = [];
        if (line.quoted) return links;
        let closed = 0;
        for (const { start, end, definition } of usesIn(line, unit.id)) {
          const { path } = definition;
          const once = `${paragraphOf(line.path)} ${path}`;
          while ((line.closed[closed]?.end ?? Number.POSITIVE_INFINITY) <= start) closed += 1;
          const isFree = (line.closed[closed]?.start ?? Number.POSITIVE_INFINITY) >= end;
          if (!isFree || linked.has(once) || isWithin(line.path, path)) continue;
          linked.add(once);
          links.push({ start, end, link: 'term', target: `${regTextId}~${path}` });
        }
        return links;
      });
    },
  };
}

/** All uses of terms in a line of a unit, the longest name at each place. */
export function createUseFinder(
  definitions: readonly Definition[],
  language: LanguageCode,
): (line: Pick<RunningText, 'text' | 'path'>, unit: string) => Generator<Use> {
  // Nobody has defined a term in a language whose texts are not read for terms.
  if (!hasGrammar(language)) return function* none() {};
  const { forms } = grammars[language].terms;
  const byFirst = namesByFirstWord(definitions, language);
  return function* usesIn({ text, path }, unit) {
    const tokens = wordsOf(text).map(({ word, ...span }) => ({
      ...span,
      keys: forms.inText(word),
    }));
    for (let at = 0; at < tokens.length; at += 1) {
      const isHere = ({ words, definition }: Name) =>
        isInScope(definition, path, unit) &&
        words.every((word, index) => isWord(tokens, at, index, word, text));
      const candidates = (tokens[at]?.keys ?? []).flatMap((key) => byFirst.get(key) ?? []);
      let longest: Name | undefined;
      for (const name of candidates)
        if (name.words.length > (longest?.words.length ?? 0) && isHere(name)) longest = name;
      if (longest === undefined) continue;
      const start = tokens[at]?.start ?? 0;
      at += longest.words.length - 1;
      yield { start, end: tokens[at]?.end ?? start, definition: longest.definition };
    }
  };
}

/** Whether the word of a name with this index stands in the text, directly after the one before it. */
function isWord(
  tokens: readonly Token[],
  at: number,
  index: number,
  word: ReadonlySet<string>,
  text: string,
): boolean {
  const [before, here] = [tokens[at + index - 1], tokens[at + index]];
  if (here?.keys.some((key) => word.has(key)) !== true) return false;
  return index === 0 || /^(?:\s{1,2}|[’'/])$/u.test(text.slice(before?.end, here.start));
}

function namesByFirstWord(
  definitions: readonly Definition[],
  language: GrammarLanguage,
): Map<string, Name[]> {
  const { forms } = grammars[language].terms;
  const byFirst = new Map<string, Name[]>();
  for (const { name, definition } of knownNames(definitions, language)) {
    const words = wordsOf(name).map(({ word }, at) => new Set(forms.ofTerm(word, at)));
    for (const key of words[0] ?? []) {
      const names = byFirst.get(key) ?? [];
      byFirst.set(key, names);
      if (names.length < maxNamesByWord) names.push({ words, definition });
    }
  }
  return byFirst;
}

/**
 * The names with one definition in each scope. Of several general ones, one that says what the term means goes
 * before one that only announces a short form; a term defined twice in different words is not linked.
 */
function knownNames(
  definitions: readonly Definition[],
  language: GrammarLanguage,
): { name: string; definition: Definition }[] {
  const all = definitions.flatMap((definition) =>
    namesOf(definition, language).map((name) => ({ name, definition })),
  );
  const byName = Map.groupBy(all, ({ name }) => glossaryKey(name, language));
  return [...byName.values()].flatMap((same) => {
    const limited = same.filter(({ definition }) => definition.within !== undefined);
    const general = same.filter(({ definition }) => definition.within === undefined);
    const explained = general.filter(({ definition }) => definition.isShortForm !== true);
    const preferred = explained.length > 0 ? explained : general;
    const meanings = new Set(preferred.map(({ definition }) => glossaryKey(definition.definition, language)));
    const path = meanings.size === 1 ? preferred[0]?.definition.path : undefined;
    return [...limited, ...preferred.filter(({ definition }) => definition.path === path)];
  });
}

const wordPattern =
  /(?<![\p{L}\d])[-\u2010\u2011]?[\p{L}\d]+(?:[-\u2010\u2011][\p{L}\d]+)*[-\u2010\u2011]?/gu;

/** Words with their positions; halves of compounds keep their hyphen ("Bank-" in "Bank- und Börsenwesen"). */
function wordsOf(text: string): (Span & { word: string })[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word: word.replaceAll(/[\u2010\u2011]/g, '-'),
    start: index,
    end: index + word.length,
  }));
}

/** The paragraph of a path: each term is marked once per paragraph. */
const paragraphOf = (path: string) => path.split('^').slice(0, 2).join('^');
const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}^`);
const isInScope = ({ within }: Definition, path: string, unit: string) =>
  within === undefined || within.has(unit) || within.has(paragraphOf(path));
