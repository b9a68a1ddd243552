import { ChevronDown, History } from 'lucide';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import * as styles from './bars.css.ts';
import { useScene } from './reader-scene.ts';

const VersionMenu = lazyComponent(async () => (await import('./tools/VersionMenu.tsx')).VersionMenu);

/** The version on screen, in words where it is not in force; one click lists all, a second goes there. */
export function VersionButton() {
  const { document, versionDate } = useScene();
  const text = useText<typeof readerTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const date = formatDate(versionDate, locale, 'long');
  const asOf = text('reader.asOf', { date });
  const isInForce = document.status === 'inForce';
  return (
    <MenuButton
      menu={(menu) => <VersionMenu menu={menu} />}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.version}>
          <Icon of={History} size={14} />
          <span className={classes(!isInForce && styles.notInForce)}>
            {isInForce ? asOf : `${asOf} · ${text(`reader.status-${document.status}`)}`}
          </span>
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    />
  );
}
