import type { TopicLinks } from '#core/contract/main/topic-pages.ts';
import { parseTextLink } from '#core/law/text-link.ts';
import type { MarkdownLink } from '#widgets/markdown-links.ts';
import { routes } from '../../routes.ts';
import { searchTerm } from '../topic/search-term.ts';

/** What is wrong with a link of a topic page. */
export type LinkFault = MarkdownLink & {
  what: TopicLinks['missing'][number]['what'] | 'page' | 'search' | 'web' | 'empty';
};

/** Whether the server has to be asked where a link leads. */
export const isLookedUp = ({ address }: MarkdownLink): boolean =>
  parseTextLink(address) !== undefined || address.startsWith('/topic/');

/** Whether the portal has a page with an address. */
function isPage(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return Object.values(routes).some(({ pattern }) => {
    const source = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
    return new RegExp(`^${source}/?$`).test(pathname);
  });
}

function faultOf({ address, words }: MarkdownLink): LinkFault['what'] | undefined {
  if (words === '') return 'empty';
  const term = searchTerm(address);
  if (term !== undefined) return term.trim() === '' ? 'search' : undefined;
  if (/^\/(?!\/)/.test(address)) return isPage(address) ? undefined : 'page';
  if (parseTextLink(address)) return undefined;
  return /^https?:\/\/./.test(address) && URL.canParse(address) ? undefined : 'web';
}

/** What is wrong with the links of a page, in their order; `known` is what the server says of them. */
export function linkFaults(links: readonly MarkdownLink[], known: TopicLinks | undefined): LinkFault[] {
  return links.flatMap((link) => {
    const what = faultOf(link) ?? known?.missing.find(({ address }) => address === link.address)?.what;
    return what === undefined ? [] : [{ ...link, what }];
  });
}
