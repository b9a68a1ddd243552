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

/** Where a term looks, in words: its scope keys, else the default scope. */
export function scopeText(text: TextOf<typeof searchTexts>, term: string): string {
  const scopes = scopesIn(term);
  if (scopes.length === 0) return text('search.scope-default');
  // Names in quotes: no language has to bend them.
  const visible = scopes.includes('#all') ? (['#all'] as const) : scopes;
  return visible
    .map((name) => text('search.scopeNamed', { scope: text(`search.${words[name]}`) }))
    .join(', ');
}
