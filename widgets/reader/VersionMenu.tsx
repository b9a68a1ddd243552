import { useStore } from '@nanostores/react';
import { ChevronDown, History } from 'lucide-react';
import { shownValue } from '#core/http/loadable.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import * as styles from './bars.css.ts';
import { useScene } from './reader-scene.ts';

/** The version on screen; one click lists all of them, a second goes there. */
export function VersionMenu() {
  const { document, versionDate } = useScene();
  const text = useText<typeof readerTexts>();
  const items = useVersionItems();
  const locale = localeOf(useInterfaceLanguage());
  return (
    <Menu
      label={text('reader.versions')}
      align="end"
      items={items}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.version}>
          <Icon of={History} size={14} />
          <span className={classes(document.status !== 'inForce' && styles.notInForce)}>
            {text('reader.asOf', { date: formatDate(versionDate, locale, 'long') })}
            {document.status === 'inForce' ? null : ` · ${text(`reader.status-${document.status}`)}`}
          </span>
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    />
  );
}

/** All versions as choices, newest first, each with its status. */
export function useVersionItems(): MenuItem[] {
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
