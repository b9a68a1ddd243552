import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { type PlacedLink, type RunningText, runningTexts, type Span } from '../running-text.ts';
import type { Definition } from './definitions-of.ts';
import { wordForms } from './word-forms.ts';

type Name = { words: string[]; definition: Definition };
type Token = Span & { word: string };

/** Finds the uses of the terms that a text defines. */
export type TermFinder = {
  /** The links of each text in `runningTexts(unit)`. */
  linksOf: (unit: Pick<Unit, 'id' | 'parts'>, regTextId: string) => PlacedLink[][];
};

export function createTermFinder(definitions: readonly Definition[], language: LanguageCode): TermFinder {
  const forms = wordForms[language];
  const byFirst = Map.groupBy(knownNames(definitions, language), ({ words: [first = ''] }) =>
    forms.keyOf(first),
  );
  // Longest first: "qualifizierte Beteiligung" before "Beteiligung".
  for (const names of byFirst.values()) names.sort((a, b) => b.words.length - a.words.length);

  function nameAt(tokens: readonly Token[], at: number, line: RunningText, unit: string): Name | undefined {
    const candidates = byFirst.get(forms.keyOf(tokens[at]?.word ?? '')) ?? [];
    return candidates.find(
      ({ words, definition }) =>
        words.every((word, index) => {
          const token = tokens[at + index];
          return (
            token !== undefined &&
            forms.isSameWord(word, token.word) &&
            (index === 0 || isNext(tokens, at + index, line))
          );
        }) &&
        (definition.within === undefined || definition.within === unit),
    );
  }

  return {
    linksOf(unit, regTextId) {
      const linked = new Set<string>();
      return runningTexts(unit).map((line) => {
        const links: PlacedLink[] = [];
        if (line.quoted) return links;
        const tokens = tokensOf(line.text);
        for (let at = 0; at < tokens.length; at += 1) {
          const name = nameAt(tokens, at, line, unit.id);
          const [start, end] = [tokens[at]?.start ?? 0, tokens[at + (name?.words.length ?? 1) - 1]?.end ?? 0];
          if (name === undefined) continue;
          at += name.words.length - 1;
          const { path } = name.definition;
          const once = `${paragraphOf(line.path)} ${path}`;
          const isFree = !line.closed.some((span) => span.start < end && start < span.end);
          if (!isFree || linked.has(once) || isWithin(line.path, path)) continue;
          linked.add(once);
          links.push({ start, end, link: 'term', target: `${regTextId}~${path}` });
        }
        return links;
      });
    },
  };
}

/** The names with exactly one definition. A term defined twice in different words is not linked. */
function knownNames(definitions: readonly Definition[], language: LanguageCode): Name[] {
  const all = definitions.flatMap((definition) =>
    termNames(definition, language).map((name) => ({
      name,
      words: tokensOf(name).map(({ word }) => word),
      definition,
    })),
  );
  const byName = Map.groupBy(all, ({ name }) => name.toLowerCase());
  return [...byName.values()].flatMap((same) => {
    const limited = same.filter(({ definition }) => definition.within !== undefined);
    const general = same.filter(({ definition }) => definition.within === undefined);
    const [first] = general;
    const agree = general.every(({ definition }) => definition.definition === first?.definition.definition);
    return [...limited, ...(first && agree ? [first] : [])].filter(({ words }) => words.length > 0);
  });
}

const wordPattern = /[\p{L}\d]+(?:[-\u2010\u2011][\p{L}\d]+)*/gu;

/** Words with their positions, without the first halves of compounds ("Bank-" in "Bank- und Börsenwesen"). */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const end = index + word.length;
    if (!/[-\u2010\u2011]/u.test(text.charAt(end)) && !/[-\u2010\u2011]/u.test(text.charAt(index - 1)))
      tokens.push({ word: word.replaceAll(/[\u2010\u2011]/g, '-'), start: index, end });
  }
  return tokens;
}

function isNext(tokens: readonly Token[], at: number, { text }: RunningText): boolean {
  const [before, here] = [tokens[at - 1], tokens[at]];
  return (
    before !== undefined &&
    here !== undefined &&
    /^(?:\s{1,2}|[’'])$/u.test(text.slice(before.end, here.start))
  );
}

/** The paragraph of a path: each term is marked once per paragraph. */
const paragraphOf = (path: string) => path.split('^').slice(0, 2).join('^');
const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}^`);

const pair =
  /^(?<first>.*\p{L}in(?:nen)?)\s(?:oder|und|bzw\.|beziehungsweise)\s(?<second>(?:der\s|die\s)?\S+(?:\s\S+)?)$/u;

/** The names of a term in the text: "Anlegerin oder Anleger" is split into two. */
function termNames({ term, also }: Pick<Definition, 'term' | 'also'>, language: LanguageCode): string[] {
  const { first = '', second = '' } = (language === 'DE' && pair.exec(term)?.groups) || {};
  if (first === '' || second === '') return [term, ...also];
  return [term, first, completed(second, first), ...also];
}

/** Completes the second name: "-inhaber" after "Kontrollinhaberin" becomes "Kontrollinhaber". */
function completed(second: string, first: string): string {
  if (!second.startsWith('-')) return second.replace(/^(?:der|die)\s/u, '');
  const part = second.slice(1);
  const at = first.toLowerCase().lastIndexOf(part.slice(0, 5).toLowerCase());
  return at > 0 ? first.slice(0, at) + part : part;
}
