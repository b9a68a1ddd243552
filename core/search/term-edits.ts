import { findScope, type ScopeName } from '../law/search/modifiers.ts';

/** A key of the drop-down that writes a part of a query; the caret is placed after that many of its characters. */
export type HelpKey = { label: string; text: string; caret: number };

export type TypedTerm = { term: string; caret: number };

/**
 * Matches a quoted phrase, in which keys are plain text, or a scope key. The end of the term closes a quote.
 * A pattern instead of the parser, since every box loads this file.
 */
const quotedOrKey = /["„“”‟«»＂][^"„“”‟«»＂]*.?|(?<![^\s"„“”‟«»＂])#[a-z]+(?![^\s"„“”‟«»＂])/gisu;

/** The scope keys in a term, each once. */
export function scopesIn(term: string): ScopeName[] {
  const names = [...term.matchAll(quotedOrKey)].flatMap(([key]) => findScope(key)?.name ?? []);
  return [...new Set(names)];
}

/** Appends a scope key to the term, or removes it. */
export function toggleScope(term: string, name: ScopeName): TypedTerm {
  const without = term.replace(quotedOrKey, (key) => (key.toLowerCase() === name ? '' : key));
  const changed = without === term ? withKey(term, name) : without;
  const clean = changed.replace(/\s+/gu, ' ').trim();
  const next = clean === '' ? '' : `${clean} `;
  return { term: next, caret: next.length };
}

/** At the end; in front where an open quote at the end would swallow the key. */
function withKey(term: string, name: ScopeName): string {
  const behind = `${term} ${name}`;
  return scopesIn(behind).includes(name) ? behind : `${name} ${term}`;
}

/** Inserts a help key at the caret, in place of the first letters of its name if they were typed. */
export function insertKey({ term, caret }: TypedTerm, key: HelpKey): TypedTerm {
  const typed = /\p{L}+$/u.exec(term.slice(0, caret))?.[0] ?? '';
  const begun = typed !== '' && key.text.startsWith(typed.toLowerCase()) ? typed.length : 0;
  const before = term.slice(0, caret - begun);
  const after = term.slice(caret);
  // A star belongs to the word before it; other keys start a word.
  const needsSpace = before !== '' && !/[\s("]$/u.test(before) && key.text !== '*';
  const start = needsSpace ? `${before} ` : before;
  return { term: start + key.text + after, caret: start.length + key.caret };
}
