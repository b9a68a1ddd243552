import { FileDiff, Keyboard, Scale } from 'lucide';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { useLoadedText } from '../app-context.tsx';
import type { MenuOfButton } from '../ui/MenuButton.tsx';
import { MenuPopup } from '../ui/MenuPopup.tsx';
import { wholeDocument } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';

type ComparisonMenuProps = { menu: MenuOfButton; onWith: () => void; onKeys: () => void };

/** The menu: compare with another provision or the whole document; keyboard shortcuts. */
export function ComparisonMenu({ menu, onWith, onKeys }: ComparisonMenuProps) {
  const { props, go } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const isPart = (props.path ?? props.article) !== undefined && props.view.with === undefined;
  const items = [
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
  return <MenuPopup {...menu} label={text('compare.more')} items={items} align="end" />;
}
