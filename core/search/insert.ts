import { type ScopeName, scopeNamed } from '../law/search/modifiers.ts';
import type { HelpKey } from './help-keys.ts';

export type Typed = { term: string; caret: number };

/** What stands in quotes is no key; the end of the term ends a quote. Without the parser: every box reads this. */
const quotedOrKey = /["„“”‟«»＂][^"„“”‟«»＂]*.?|(?<![^\s"„“”‟«»＂])#[a-z]+(?![^\s"„“”‟«»＂])/gisu;

/** The scope keys in a term, each once. */
export function scopesIn(term: string): ScopeName[] {
  const found = [...term.matchAll(quotedOrKey)].flatMap(([key]) => scopeNamed(key)?.name ?? []);
  return [...new Set(found)];
}

/** The term with a scope key behind it, or without it where it is there already. */
export function toggleScope(term: string, name: ScopeName): Typed {
  const without = term.replace(quotedOrKey, (key) => (key.toLowerCase() === name ? '' : key));
  const changed = without === term ? withKey(term, name) : without;
  const clean = changed.replace(/\s+/gu, ' ').trim();
  const next = clean === '' ? '' : `${clean} `;
  return { term: next, caret: next.length };
}

/** In front where an open quote would swallow it. */
function withKey(term: string, name: ScopeName): string {
  const behind = `${term} ${name}`;
  return scopesIn(behind).includes(name) ? behind : `${name} ${term}`;
}

/** The term with a help key at the caret; the beginning of its name that was typed becomes the key. */
export function insertKey({ term, caret }: Typed, key: HelpKey): Typed {
  const typed = /\p{L}+$/u.exec(term.slice(0, caret))?.[0] ?? '';
  const begun = typed !== '' && key.text.startsWith(typed.toLowerCase()) ? typed.length : 0;
  const before = term.slice(0, caret - begun);
  const after = term.slice(caret);
  // A star ends a word; all else begins one.
  const needsSpace = before !== '' && !/[\s("]$/u.test(before) && key.text !== '*';
  const start = needsSpace ? `${before} ` : before;
  return { term: start + key.text + after, caret: start.length + key.caret };
}
