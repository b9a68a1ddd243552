import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { type PlacedLink, type RunningText, runningTexts, type Span } from '../running-text.ts';
import type { Definition } from './definition.ts';
import { namesOf } from './term-names.ts';
import { wordForms } from './word-forms.ts';

type Name = { words: string[]; definition: Definition };
type Token = Span & { word: string };

/** Finds the terms that a text defines wherever it uses them. */
export type TermFinder = {
  /** Links by the place in `runningTexts(unit)`. */
  linksOf: (unit: Pick<Unit, 'id' | 'parts'>, regTextId: string) => PlacedLink[][];
};

export function createTermFinder(definitions: readonly Definition[], language: LanguageCode): TermFinder {
  const forms = wordForms[language];
  const byFirst = Map.groupBy(knownNames(definitions, language), ({ words: [first = ''] }) =>
    forms.keyOf(first),
  );
  // The longest first: "qualifizierte Beteiligung" before "Beteiligung".
  for (const names of byFirst.values()) names.sort((a, b) => b.words.length - a.words.length);

  function nameAt(tokens: readonly Token[], at: number, line: RunningText, unit: string): Name | undefined {
    const candidates = byFirst.get(forms.keyOf(tokens[at]?.word ?? '')) ?? [];
    return candidates.find(
      ({ words, definition }) =>
        words.every((word, index) => {
          const token = tokens[at + index];
          return (
            token !== undefined &&
            forms.same(word, token.word) &&
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

/** The names that lead to one definition. What a text defines twice in different words leads nowhere. */
function knownNames(definitions: readonly Definition[], language: LanguageCode): Name[] {
  const all = definitions.flatMap((definition) =>
    namesOf(definition, language).map((name) => ({
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

/** Words with their places; "Bank-" of "Bank- und Börsenwesen" is none. */
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

/** Article and paragraph of a path: a term is marked once in each. */
const paragraphOf = (path: string) => path.split('^').slice(0, 2).join('^');
const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}^`);
