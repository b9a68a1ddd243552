import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shownValue } from '#core/http/loadable.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText } from '../../app-context.tsx';
import type { MenuOfButton } from '../../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../../ui/MenuPopup.tsx';
import { useScene } from '../reader-scene.ts';

/** All versions of the document; a choice goes there. */
export function VersionMenu({ menu }: { menu: MenuOfButton }) {
  const { reading } = useScene();
  const text = useText<typeof readerTexts>();
  useEffect(() => {
    void reading.loadVersions();
  }, [reading]);
  return <MenuPopup {...menu} label={text('reader.versions')} items={useVersionItems()} align="end" />;
}

/** All versions as choices, newest first, each with its status. */
function useVersionItems(): MenuItem[] {
  const { reading, versionDate, goTo, document } = useScene();
  const text = useText<typeof readerTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const known = shownValue(useStore(reading.$versions));
  const versions = known ?? [{ versionDate, status: document.status }];
  return [...versions]
    .sort((a, b) => b.versionDate.localeCompare(a.versionDate))
    .map((version) => ({
      id: version.versionDate,
      label: formatDate(version.versionDate, locale, 'long'),
      note: text(`reader.status-${version.status}`),
      checked: version.versionDate === versionDate,
      onSelect: () => goTo({ versionDate: version.versionDate }),
    }));
}
