import { FileDiff, Keyboard, Scale } from 'lucide';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { useLoadedText } from '../app-context.tsx';
import type { MenuOfButton } from '../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../ui/MenuPopup.tsx';
import { useOfferActions } from '../use-offer-actions.ts';
import { wholeDocument } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';

type MenuGiven = { onWith: () => void; onKeys: () => void };

/** The menu: compare with another provision or the whole document; keyboard shortcuts. */
export function ComparisonMenu({ menu, ...given }: MenuGiven & { menu: MenuOfButton }) {
  const text = useLoadedText<typeof comparisonTexts>();
  return <MenuPopup {...menu} label={text('compare.more')} items={useMenuItems(given)} align="end" />;
}

/** Offers the items of the menu to the palette. */
export function MenuOffers(given: MenuGiven) {
  useOfferActions(useMenuItems(given));
  return null;
}

function useMenuItems({ onWith, onKeys }: MenuGiven): MenuItem[] {
  const { props, go } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const isPart = (props.path ?? props.article) !== undefined && props.view.with === undefined;
  return [
    { id: 'with', label: text('compare.compareWith'), icon: FileDiff, onSelect: onWith },
    ...(isPart
      ? [
          {
            id: 'whole',
            label: text('compare.wholeDocument'),
            icon: Scale,
            onSelect: () => go(wholeDocument(props)),
          },
        ]
      : []),
    { id: 'keys', label: text('compare.keys'), note: '?', icon: Keyboard, onSelect: onKeys },
  ];
}
