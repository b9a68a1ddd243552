import { useLocation } from 'wouter';
import { articlePath } from '#core/law/paragraph-id.ts';
import { recentPlaces } from '#core/palette/recent-places.ts';
import { shortNameOf } from '#core/regulations/document-list.ts';
import type { Destination } from '#core/search/search-types.ts';
import { useApp } from '#widgets/app-context.tsx';
import { destinationAddress } from '../destination-address.ts';
import { routes } from '../routes.ts';
import { useReadPlace } from '../shell/use-document-language.ts';
import { useSearchContext } from '../shell/use-search-context.ts';
import type { PaletteLine } from './palette-lines.ts';

/** Does what a line of the palette says: navigates, or runs an action; places are remembered. */
export function useChooseLine(): (line: PaletteLine) => void {
  const { part, $documentLanguage } = useApp();
  const context = useSearchContext();
  const open = useReadPlace();
  const [, navigate] = useLocation();
  const { remember } = part(recentPlaces);

  function go(address: string | undefined, state?: string) {
    if (address === undefined) return;
    // The focus moves to the content, where the user goes on reading.
    document.getElementById('content')?.focus({ preventScroll: true });
    navigate(address, { state });
  }
  const addressOf = (destination: Destination) =>
    destinationAddress(destination, open, $documentLanguage.get());

  return (line) => {
    switch (line.kind) {
      case 'place': {
        const { regTextId, path, openOn: versionDate, label, detail } = line.suggestion;
        const article = path === undefined ? undefined : articlePath(path);
        const inside = path === article ? undefined : path;
        const language = context.displayLanguage;
        const address =
          line.isInDocument && path !== undefined
            ? addressOf({ to: 'jump', path })
            : addressOf({ to: 'read', regTextId, article, path: inside, versionDate, language });
        if (address !== undefined) remember({ address, label, detail });
        return go(address);
      }
      case 'document': {
        const { document } = line;
        const address = routes.read.address({ regTextId: document.regTextId });
        const label = shortNameOf(document, context.displayLanguage) || document.longName;
        remember({ address, label, detail: label === document.longName ? '' : document.longName });
        return go(address);
      }
      case 'article':
        return go(addressOf({ to: 'jump', path: line.article.path }));
      case 'recent':
        remember(line.place);
        return go(line.place.address);
      case 'action':
        return line.action.onSelect();
      case 'page':
        return go(line.page.address, line.page.state);
      case 'term':
        return go(routes.glossary.address(undefined, line.term.term));
      case 'search': {
        const { searchLanguage, displayLanguage, languageChosen, versionDate } = context;
        const languages = { searchLanguage, displayLanguage, languageChosen };
        return go(routes.search.address({ term: line.term, ...languages, versionDate }));
      }
    }
  };
}
