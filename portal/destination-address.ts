import type { LanguageCode } from '#core/contract/languages.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { Destination } from '#core/search/search-types.ts';
import type { Place } from '#widgets/reader/reader-props.ts';
import { routes } from './routes.ts';

/** The address of a destination; undefined for a place in the open document if no document is open. */
export function destinationAddress(
  destination: Destination,
  open: Place | undefined,
  chosen: LanguageCode,
): string | undefined {
  switch (destination.to) {
    case 'jump': {
      const article = articlePath(destination.path);
      const path = destination.path === article ? undefined : destination.path;
      return open && routes.read.address({ ...open, article, path });
    }
    case 'results':
      return routes.search.address(destination.request);
    case 'read': {
      const { to: _, language, ...place } = destination;
      return routes.read.address({ ...place, language: language === chosen ? undefined : language });
    }
  }
}
