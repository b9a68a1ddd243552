import type { SearchReply } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { TextOf } from '../app-context.tsx';

type Text = TextOf<typeof searchTexts>;

/** The number of hits in words; a lower bound if the server stopped counting. */
export function countText(
  text: Text,
  counted: string,
  reply: Pick<SearchReply, 'atLeast'> | undefined,
): string {
  return reply?.atLeast ? text('search.atLeast', { found: counted }) : counted;
}

/** The number of hits in a sentence with the term. */
export function hitCountText(
  text: Text,
  reply: Pick<SearchReply, 'atLeast' | 'total'>,
  term: string,
): string {
  return countText(text, text('search.found', { count: reply.total, term }), reply);
}
