import type { searchTexts } from '#core/i18n/search.ts';
import { scopesIn } from '#core/search/term-edits.ts';
import type { TextOf } from '../app-context.tsx';

const words = {
  '#asb': 'scope-asb',
  '#expl': 'scope-expl',
  '#bcbs': 'scope-bcbs',
  '#eu': 'scope-eu',
  '#all': 'scope-all',
} as const;

/** The scope of a term in words: its scope keys, otherwise the default scope. */
export function scopeText(text: TextOf<typeof searchTexts>, term: string): string {
  const scopes = scopesIn(term);
  if (scopes.length === 0) return text('search.scope-default');
  // The names are quoted, since quoted words need no inflection in any language.
  const visible = scopes.includes('#all') ? (['#all'] as const) : scopes;
  return visible
    .map((name) => text('search.scopeNamed', { scope: text(`search.${words[name]}`) }))
    .join(', ');
}
