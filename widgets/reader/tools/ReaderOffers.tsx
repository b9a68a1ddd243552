import { useStore } from '@nanostores/react';
import { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import type { OfferedAction } from '#core/palette/offered-actions.ts';
import { type TextOf, useText } from '../../app-context.tsx';
import { useOfferActions } from '../../use-offer-actions.ts';
import type { ReaderDialogs } from '../reader-props.ts';
import { useScene } from '../reader-scene.ts';
import { useMoreItems } from './MoreMenu.tsx';
import { useReaderActions } from './reader-actions.ts';

/** Offers the actions of the reader to the palette: those at the current place, and all of its menu. */
export function ReaderOffers({ onInfo, onHelp }: ReaderDialogs) {
  const { $focusedPath, $current, entries, citationOf, step } = useScene();
  const text = useText(readerTexts, readingTexts);
  const actions = useReaderActions();
  // Also with the buttons of the bar, so that everything the view can do has a line.
  const menu = useMoreItems({ onInfo, onHelp, isNarrow: true });
  const focused = useStore($focusedPath);
  const current = useStore($current);
  const path = focused ?? entries[current]?.id;
  const here = (id: string, label: string, onSelect: (path: string) => void): OfferedAction[] =>
    path === undefined ? [] : [{ id, label, note: citationOf(path), onSelect: () => onSelect(path) }];
  const { compare, copyLivingLink } = actions;
  const offered = (text: TextOf<typeof readerTexts | typeof readingTexts>): OfferedAction[] => [
    ...here('copy-citation', text('reading.copyCitation'), actions.copyCitation),
    ...here('copy-with-text', text('reading.copyWithText'), actions.copyWithText),
    ...here('copy-link', text('reading.copyPermanent'), actions.copyPermanentLink),
    ...(copyLivingLink ? here('copy-living-link', text('reading.copyLiving'), copyLivingLink) : []),
    ...(compare ? here('compare-here', text('reading.compareHere'), compare) : []),
    ...here('show-versions', text('reading.showVersions'), actions.showVersions),
    { id: 'next', label: text('reader.nextArticle'), note: 'j', onSelect: () => step(1) },
    { id: 'previous', label: text('reader.previousArticle'), note: 'k', onSelect: () => step(-1) },
    ...menu,
  ];
  useOfferActions(text ? offered(text) : []);
  return null;
}
