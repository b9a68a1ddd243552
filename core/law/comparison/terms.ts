import { mayBegin } from './beginnings.ts';
import { readEntity } from './entities.ts';
import { foldOf } from './fold.ts';
import { onceFor } from './once-for.ts';
import { markPairs } from './paired-words.ts';
import type { Token } from './scan.ts';
import type { Term } from './term.ts';
import { tokensOf } from './tokens-of.ts';
import type { Vocabulary } from './vocabulary.ts';

const readerFor = onceFor((vocabulary: Vocabulary) =>
  onceFor((words: { text: string }): readonly Term[] => readTerms(words.text, tokensOf(words), vocabulary)),
);

/** The terms of a text; those of a text that is compared several times are the same ones. */
export function termsOf(words: { text: string }, vocabulary: Vocabulary): readonly Term[] {
  return readerFor(vocabulary)(words);
}

function readTerms(text: string, tokens: readonly Token[], vocabulary: Vocabulary): Term[] {
  const scanned = withAbbreviations(tokens, vocabulary);
  const terms: Term[] = [];
  for (let at = 0; at < scanned.length; ) {
    const token = scanned[at];
    const entities = token && mayBegin(token, vocabulary) ? readEntity(scanned, at, vocabulary) : [];
    for (const { from, to, kind, value } of entities) {
      const [first, last] = [scanned[from], scanned[to - 1]];
      if (!first || !last) continue;
      const key = scanned
        .slice(from, to)
        .map((token) => token.key)
        .join(' ');
      const word = key.toLowerCase();
      terms.push({ start: first.start, end: last.end, kind, key, word, fold: `${kind} ${value}` });
      at = to;
    }
    if (entities.length > 0) continue;
    if (token) terms.push(plainTerm(token, vocabulary));
    at += 1;
  }
  markPairs(text, terms, vocabulary);
  return terms;
}

/** "Art", "." are one word; which words have a dot that ends no sentence the language says. */
function withAbbreviations(tokens: readonly Token[], { abbreviations }: Vocabulary): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    const isDot = token.key === '.' && last?.end === token.start && last.type === 'word';
    if (last && isDot && abbreviations.has(`${last.word}.`)) {
      all[all.length - 1] = { ...last, end: token.end, key: `${last.key}.`, word: `${last.word}.` };
    } else all.push(token);
  }
  return all;
}

function plainTerm({ start, end, type, key, word }: Token, vocabulary: Vocabulary): Term {
  if (type === 'cell') return { start, end, kind: 'cell', key, word, fold: 'cell' };
  if (type === 'punctuation') return { start, end, kind: 'punctuation', key, word, fold: '' };
  const isFunction = type === 'word' && vocabulary.functionWords.has(word);
  const fold = type === 'symbol' ? key : foldOf(key, vocabulary.language);
  return { start, end, kind: isFunction ? 'function' : 'word', key, word, fold };
}
