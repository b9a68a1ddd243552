import type { SearchReply } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { TextOf } from '../app-context.tsx';

type Text = TextOf<typeof searchTexts>;

/** How much was found, in words, as a lower bound where the server did not count to the end. */
export function countText(
  text: Text,
  counted: string,
  reply: Pick<SearchReply, 'atLeast'> | undefined,
): string {
  return reply?.atLeast ? text('search.atLeast', { found: counted }) : counted;
}

/** The same in a sentence with the term. */
export function hitCountText(
  text: Text,
  reply: Pick<SearchReply, 'atLeast' | 'total'>,
  term: string,
): string {
  return countText(text, text('search.found', { count: reply.total, term }), reply);
}
