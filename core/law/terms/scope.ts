import type { Unit } from '../../contract/main/regulation-text.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import type { ScopeWords } from '../languages/grammar.ts';
import { grammars } from '../languages/grammars.ts';
import { type GrammarLanguage, nameWords } from '../languages/names.ts';

/** Where a definition holds: paths of articles and paragraphs. */
export type Scope = ReadonlySet<string>;

const number = '\\d+\\p{Ll}*';
const joints = Object.values(nameWords).flatMap((words) => words.joints);
const numbers = `(?<numbers>${number}(?:(?:,|\\s(?:${joints.join('|')})|\\s?[–-])\\s?${number})*)`;

/** Where paragraphs and articles are named that a definition holds in. */
const named = memoizeByObject(({ paragraphs, articles }: ScopeWords) => ({
  paragraphs: new RegExp(paragraphs + numbers, 'u'),
  articles: new RegExp(articles.before + numbers + articles.after, 'u'),
}));

/** Finds the scopes of definitions in a text. */
export type Scopes = {
  /** The scope that words name at a path, undefined if they hold in the whole act. */
  of: (words: string, at: { unit: Unit; path: string }) => Scope | undefined;
};

const maxScopeWords = 400;

export function createScopes(units: readonly Unit[], language: GrammarLanguage): Scopes {
  const { scope } = grammars[language].terms;
  const { here, kinds } = scope;
  const byId = new Map(units.map((unit, at) => [unit.id, { unit, at }]));
  const below = new Map<string, Scope>();

  /** A container and everything in it, which follows it at a greater depth. */
  function everythingIn(container: Unit): Scope {
    const known = below.get(container.id);
    if (known !== undefined) return known;
    const start = byId.get(container.id)?.at ?? 0;
    const inside = new Set([container.id]);
    for (let at = start + 1; (units[at]?.depth ?? 0) > container.depth; at += 1)
      inside.add(units[at]?.id ?? '');
    below.set(container.id, inside);
    return inside;
  }

  /** The innermost container of the named kind, else the innermost one. */
  function partAround(unit: Unit, word: string): Scope {
    const around: Unit[] = [];
    for (let one = byId.get(unit.parent ?? '')?.unit; one; one = byId.get(one.parent ?? '')?.unit)
      around.push(one);
    const named = around.find(({ kind }) => kinds[word.toLowerCase()]?.includes(kind)) ?? around[0];
    return named === undefined ? new Set([unit.id]) : everythingIn(named);
  }

  return {
    of(text, { unit, path }) {
      const words = text.slice(0, maxScopeWords);
      const { paragraphs, articles } = named(scope);
      const own = path.split('^').slice(0, 2).join('^');
      if (here.paragraph.test(words)) return new Set([own]);
      if (here.article.test(words)) return new Set([unit.id]);
      const part = here.part.exec(words)?.groups?.part;
      if (part !== undefined) return partAround(unit, part);
      const cited = numbersIn(paragraphs.exec(words)).map((one) => `${unit.id}^${one}`);
      if (cited.length > 0) return new Set([own, ...cited]);
      const citedArticles = numbersIn(articles.exec(words)).filter((one) => byId.has(one));
      return citedArticles.length > 0 ? new Set([unit.id, ...citedArticles]) : undefined;
    },
  };
}

const numbersIn = (match: RegExpExecArray | null): string[] =>
  match?.groups?.numbers?.match(new RegExp(number, 'gu')) ?? [];
