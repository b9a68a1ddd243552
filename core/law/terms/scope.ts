import type { Unit } from '../../contract/main/regulation-text.ts';
import type { GrammarLanguage } from '../grammar-languages.ts';

/** Where a definition holds: paths of articles and paragraphs. */
export type Scope = ReadonlySet<string>;

type Level = 'paragraph' | 'article' | 'part';
type Words = {
  /** "im Sinne dieses Absatzes": the group of the level that is named. */
  here: Readonly<Record<Level, RegExp>>;
  /** "im Sinne von Absatz 1": paragraphs of the same article. */
  paragraphs: RegExp;
  /** "nach Artikel 5", without the name of another act. */
  articles: RegExp;
};

const number = '\\d+\\p{Ll}*';
const numbers = `(?<numbers>${number}(?:(?:,|\\s(?:und|oder|et|ou|e|o|and|or)|\\s?[–-])\\s?${number})*)`;
const words = (pattern: string) => new RegExp(pattern, 'u');

const scopeWords: Readonly<Record<GrammarLanguage, Words>> = {
  DE: {
    here: {
      paragraph: /\bdies(?:es|er|em)\s(?:Absatz(?:es)?|Buchstabens?|Ziffer)(?!\p{L})/u,
      article: /\bdies(?:es|er|em)\s(?:Artikels?|Bestimmung|Vorschrift)(?!\p{L})/u,
      part: /\bdies(?:es|er|em)\s(?<part>Unterabschnitt|Abschnitt|Kapitel|Titel|Teil|Anhang)(?:e?s)?(?!\p{L})/u,
    },
    paragraphs: words(`\\b(?:von|nach|gemäss|in|der|den|laut)\\s(?:Absatz|Absätzen?|Abs\\.)\\s${numbers}`),
    articles: words(
      `\\b(?:von|nach|gemäss|der|den|laut)\\s(?:Artikeln?|Art\\.)\\s${numbers}(?:\\s(?:Absatz|Absätze|Buchstaben?|Ziffern?)\\s[\\d\\p{Ll}, ]{1,20})*$`,
    ),
  },
  FR: {
    here: {
      paragraph: /\bprésente?\s(?:alinéa|lettre|chiffre)(?!\p{L})/u,
      article: /\bprésente?\s(?:article|disposition)(?!\p{L})/u,
      part: /\bprésente?\s(?<part>section|chapitre|titre|partie|annexe)(?!\p{L})/u,
    },
    paragraphs: words(
      `\\b(?:au\\ssens\\sd(?:e\\sl[’']|es\\s)|visée?s?\\s(?:à\\sl[’']|aux\\s)|mentionnée?s?\\s(?:à\\sl[’']|aux\\s)|selon\\sl(?:[’']|es\\s))(?:alinéas?|al\\.)\\s${numbers}`,
    ),
    articles: words(
      `\\b(?:au\\ssens\\sd(?:e\\sl[’']|es\\s)|visée?s?\\s(?:à\\sl[’']|aux\\s)|mentionnée?s?\\s(?:à\\sl[’']|aux\\s)|selon\\sl(?:[’']|es\\s))(?:articles?|art\\.)\\s${numbers}(?:,\\s(?:al|let|ch)\\.\\s[\\d\\p{Ll}, ]{1,20})*$`,
    ),
  },
  IT: {
    here: {
      paragraph: /\bpresente\s(?:capoverso|lettera|cifra)(?!\p{L})/u,
      article: /\bpresente\s(?:articolo|disposizione)(?!\p{L})/u,
      part: /\bpresente\s(?<part>sezione|capitolo|titolo|parte|allegato)(?!\p{L})/u,
    },
    paragraphs: words(
      `\\b(?:di\\scui\\sa(?:l|i)|ai\\ssensi\\sde(?:l|i)|secondo\\s(?:il|i)|giusta\\s(?:il|i)|conformemente\\sa(?:l|i))\\s(?:capovers[oi]|cpv\\.)\\s${numbers}`,
    ),
    articles: words(
      `\\b(?:di\\scui\\sa(?:ll[’']|gli\\s)|ai\\ssensi\\sde(?:ll[’']|gli\\s)|secondo\\s(?:l[’']|gli\\s)|giusta\\s(?:l[’']|gli\\s))(?:articol[oi]|art\\.)\\s${numbers}(?:\\s(?:capoverso|lettera|numero|cifra)\\s[\\d\\p{Ll}]{1,6})*$`,
    ),
  },
  EN: {
    here: {
      paragraph: /\bthis\s(?:[Pp]aragraph|[Ll]etter|[Pp]oint)(?!\p{L})/u,
      article: /\bthis\s(?:[Aa]rticle|[Pp]rovision)(?!\p{L})/u,
      part: /\bthis\s(?<part>[Ss]ection|[Cc]hapter|[Tt]itle|[Pp]art|[Aa]nnex)(?!\p{L})/u,
    },
    paragraphs: words(
      `\\b(?:meaning\\sof|under|referred\\sto\\sin|accordance\\swith|pursuant\\sto)\\s[Pp]aragraphs?\\s${numbers}`,
    ),
    articles: words(
      `\\b(?:meaning\\sof|under|referred\\sto\\sin|accordance\\swith|pursuant\\sto)\\sArticles?\\s${numbers}(?:\\s(?:paragraph|letter|number)\\s[\\d\\p{Ll}]{1,6})*$`,
    ),
  },
};

/** The kinds of containers that a word may name. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  Unterabschnitt: ['subsection', 'section', 'level'],
  Abschnitt: ['section', 'chapter', 'level'],
  Kapitel: ['chapter'],
  Titel: ['title'],
  Teil: ['part'],
  Anhang: ['annex'],
  annexe: ['annex'],
  allegato: ['annex'],
  annex: ['annex'],
  section: ['section'],
  chapitre: ['chapter'],
  titre: ['title'],
  partie: ['part'],
  sezione: ['section'],
  capitolo: ['chapter'],
  titolo: ['title'],
  parte: ['part'],
  chapter: ['chapter'],
  title: ['title'],
  part: ['part'],
};

/** Finds the scopes of definitions in a text. */
export type Scopes = {
  /** The scope that words name at a path, undefined if they hold in the whole act. */
  of: (words: string, at: { unit: Unit; path: string }) => Scope | undefined;
};

const maxScopeWords = 400;

export function createScopes(units: readonly Unit[], language: GrammarLanguage): Scopes {
  const byId = new Map(units.map((unit, at) => [unit.id, { unit, at }]));
  const below = new Map<string, Scope>();

  /** A container and everything in it, which follows it at a greater depth. */
  function everythingIn(container: Unit): Scope {
    const known = below.get(container.id);
    if (known !== undefined) return known;
    const start = byId.get(container.id)?.at ?? 0;
    const scope = new Set([container.id]);
    for (let at = start + 1; (units[at]?.depth ?? 0) > container.depth; at += 1)
      scope.add(units[at]?.id ?? '');
    below.set(container.id, scope);
    return scope;
  }

  /** The innermost container of the named kind, else the innermost one. */
  function partAround(unit: Unit, word: string): Scope {
    const around: Unit[] = [];
    for (let one = byId.get(unit.parent ?? '')?.unit; one; one = byId.get(one.parent ?? '')?.unit)
      around.push(one);
    const named = around.find(({ kind }) => kinds[word]?.includes(kind)) ?? around[0];
    return named === undefined ? new Set([unit.id]) : everythingIn(named);
  }

  return {
    of(text, { unit, path }) {
      const words = text.slice(0, maxScopeWords);
      const { here, paragraphs, articles } = scopeWords[language];
      const own = path.split('^').slice(0, 2).join('^');
      if (here.paragraph.test(words)) return new Set([own]);
      if (here.article.test(words)) return new Set([unit.id]);
      const part = here.part.exec(words)?.groups?.part;
      if (part !== undefined) return partAround(unit, language === 'EN' ? part.toLowerCase() : part);
      const cited = numbersIn(paragraphs.exec(words)).map((one) => `${unit.id}^${one}`);
      if (cited.length > 0) return new Set([own, ...cited]);
      const citedArticles = numbersIn(articles.exec(words)).filter((one) => byId.has(one));
      return citedArticles.length > 0 ? new Set([unit.id, ...citedArticles]) : undefined;
    },
  };
}

const numbersIn = (match: RegExpExecArray | null): string[] =>
  match?.groups?.numbers?.match(new RegExp(number, 'gu')) ?? [];
