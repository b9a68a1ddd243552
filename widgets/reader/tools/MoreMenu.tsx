import type { readerTexts } from '#core/i18n/reader.ts';
import { useText } from '../../app-context.tsx';
import type { MenuOfButton } from '../../ui/MenuButton.tsx';
import { MenuPopup } from '../../ui/MenuPopup.tsx';
import { type MoreGiven, useMoreItems } from './use-more-items.ts';

/** The menu of everything that has no button of its own in the bar. */
export function MoreMenu({ menu, ...given }: MoreGiven & { menu: MenuOfButton }) {
  const text = useText<typeof readerTexts>();
  return <MenuPopup {...menu} label={text('reader.more')} items={useMoreItems(given)} align="end" />;
}
