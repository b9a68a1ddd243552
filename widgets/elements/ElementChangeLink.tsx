import { type MouseEvent, useContext } from 'react';
import { comparedPath } from '#core/changes/compared-place.ts';
import { readPath } from '#core/law/deep-link.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { useApp } from '../app-context.tsx';
import type { ChangeLinkProps } from '../changes/change-slots.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { addressBy, openPlace } from './open-place.ts';
import { leave, type TableLinks, TableLinksContext } from './table-links.ts';

/** Leads from a change to a reader of the page or its address, to the comparison in the portal, or to the change alone. */
export function ElementChangeLink({ to, className, children }: ChangeLinkProps) {
  const links = useContext(TableLinksContext);
  const compare = useCompare(links);
  if (!links) return null;
  const { portal, onSlug } = links;
  const href =
    'alone' in to
      ? `${portal}/changes/${encodeURIComponent(to.alone)}`
      : addressOf('read' in to ? to.read : to.compare, links);
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if ('alone' in to) onSlug(to.alone);
    else if ('read' in to) openParagraph(to.read, links);
    else void compare(to.compare);
  };
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  );
}

const ownAddress = (complete: string, { readerUrl }: TableLinks) =>
  readerUrl && addressBy(readerUrl, splitParagraphId(complete));

/** The address of a paragraph outside this page. */
export const addressOf = (complete: string, links: TableLinks) =>
  ownAddress(complete, links) || `${links.portal}${readPath(splitParagraphId(complete))}`;

/** Opens a paragraph in a reader of the page; without one at its address, unless the page objects. */
export function openParagraph(complete: string, links: TableLinks): void {
  const { host, mainUrl, navigationBus } = links;
  const own = Boolean(ownAddress(complete, links));
  const href = addressOf(complete, links);
  openPlace(splitParagraphId(complete), { navigationBus, host, href, mainUrl, own, leave });
}

/** The comparison of a paragraph's last change is in the portal; the page is asked before. */
function useCompare(links: TableLinks | undefined) {
  const { main, $documentLanguage, notices } = useApp();
  return async (complete: string) => {
    if (!links) return;
    try {
      const compared = await comparedPath(main, complete, $documentLanguage.get());
      if (compared === undefined) {
        notices.tell({ kind: 'success', key: 'changes.noDifference' });
        return;
      }
      const href = `${links.portal}${compared}`;
      const { regTextId, path } = splitParagraphId(complete);
      if (links.host.emit('reg-navigate', { href, regTextId, id: path })) leave(href, false);
    } catch (error) {
      notices.report(error, 'load the versions of a text');
      openParagraph(complete, links);
    }
  };
}
