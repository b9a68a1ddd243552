import { ArrowLeftRight, FileDiff, Keyboard, ListTree, Scale } from 'lucide';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { type TextOf, useLoadedText } from '../app-context.tsx';
import type { MenuOfButton } from '../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../ui/MenuPopup.tsx';
import { useOfferActions } from '../use-offer-actions.ts';
import { swapped, wholeDocument } from './comparison-places.ts';
import { useChangeView, useComparisonScene } from './comparison-scene.ts';
import type { Room } from './layout.ts';

export type MenuGiven = {
  room: Room;
  layout: 'side' | 'inline';
  exports: readonly MenuItem[];
  /** Opens the contents, if they are not visible. */
  onContents: (() => void) | undefined;
  /** Whether the versions in time are displayed; on narrow screens they are not at first. */
  hasTimeline: boolean;
  onTimeline: () => void;
  onWith: () => void;
  onKeys: () => void;
};

/** The menu: tools for which the line has no room, comparing with something else, keyboard shortcuts. */
export function ComparisonMenu({ menu, ...given }: MenuGiven & { menu: MenuOfButton }) {
  const text = useLoadedText<typeof comparisonTexts>();
  return <MenuPopup {...menu} label={text('compare.more')} items={useMenuItems(given)} align="end" />;
}

/** Offers the items of the menu to the palette, which gets those of exports from elsewhere. */
export function MenuOffers(given: MenuGiven) {
  useOfferActions(useMenuItems({ ...given, exports: [] }));
  return null;
}

function useMenuItems(given: MenuGiven): MenuItem[] {
  const { room, exports, onWith, onKeys } = given;
  const { props, go } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const isPart = (props.path ?? props.article) !== undefined && props.view.with === undefined;
  return [
    ...useNarrowItems(given, text),
    ...useViewItems(given, text),
    ...(room === 'narrow' ? exports : []),
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

type Text = TextOf<typeof comparisonTexts>;

/** What only narrow screens have no room for. */
function useNarrowItems(
  { room, onContents, hasTimeline, onTimeline }: MenuGiven,
  text: Text,
): readonly MenuItem[] {
  const { props, isApart } = useComparisonScene();
  const show = useChangeView();
  if (room !== 'narrow') return [];
  const only = props.view.only ?? false;
  return [
    ...(onContents
      ? [{ id: 'contents', label: text('compare.showChanges'), icon: ListTree, onSelect: onContents }]
      : []),
    {
      id: 'only',
      label: text('compare.onlyChanges'),
      checked: only,
      toggles: true,
      onSelect: () => show({ only: !only }),
    },
    ...(isApart
      ? []
      : [
          {
            id: 'timeline',
            label: text('compare.showTimeline'),
            checked: hasTimeline,
            toggles: true,
            onSelect: onTimeline,
          },
        ]),
  ];
}

/** How the texts stand, and their order: in sight on the widest screens. */
function useViewItems({ room, layout }: MenuGiven, text: Text): readonly MenuItem[] {
  const { props, dates, go } = useComparisonScene();
  const show = useChangeView();
  if (room === 'widest') return [];
  const choice = (value: MenuGiven['layout'], label: string) => ({
    id: value,
    label,
    checked: layout === value,
    onSelect: () => show({ layout: value }),
  });
  return [
    choice('side', text(room === 'narrow' ? 'compare.layout-stacked' : 'compare.layout-side')),
    choice('inline', text('compare.layout-inline')),
    {
      id: 'swap',
      label: text('compare.swap'),
      icon: ArrowLeftRight,
      onSelect: () => go(swapped(props, dates)),
    },
  ];
}
