import { GitCompareArrows } from 'lucide';
import type { readingTexts } from '#core/i18n/reading.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText } from '../../app-context.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { MenuPopup } from '../../ui/MenuPopup.tsx';
import { useScene } from '../reader-scene.ts';
import { showComparison } from '../tools/comparing.ts';

type CompareMenuProps = {
  versionDate: string;
  /** The version before it, if there is one. */
  before: string | undefined;
  /** The article whose versions these are; without it those of the document. */
  path?: string | undefined;
};

/** What a version can be compared with: the one on screen, and the one before it. */
export function CompareMenu({ versionDate, before, path }: CompareMenuProps) {
  const scene = useScene();
  const text = useText<typeof readingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const long = (day: string) => formatDate(day, locale, 'long');
  const shown = scene.versionDate === versionDate ? undefined : scene.versionDate;
  const compareWith = (id: 'shown' | 'before', day: string | undefined) =>
    day === undefined
      ? []
      : [
          {
            id,
            label: text(`reading.${id === 'shown' ? 'compareWithShown' : 'compareWithBefore'}`, {
              date: long(day),
            }),
            onSelect: () => showComparison(scene, [day, versionDate], path),
          },
        ];
  const items = [...compareWith('before', before), ...(shown === before ? [] : compareWith('shown', shown))];
  if (!scene.props.onView || items.length === 0) return null;
  const label = text('reading.compare', { date: long(versionDate) });
  return (
    <MenuButton
      trigger={(trigger) => <IconButton {...trigger} icon={GitCompareArrows} iconSize={14} label={label} />}
      menu={(menu) => <MenuPopup {...menu} label={label} items={items} align="end" />}
    />
  );
}
