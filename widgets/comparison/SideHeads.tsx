import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide';
import { loadedValue } from '#core/async/loadable.ts';
import { comparisons } from '#core/comparison/store.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { requestOf, type Side, withVersion } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';
import * as styles from './heads.css.ts';

const MenuPopup = lazyComponent(async () => (await import('../ui/MenuPopup.tsx')).MenuPopup);

/** The version of each side; they stay visible while the text scrolls. */
export function SideHeads({ layout }: { layout: 'side' | 'inline' }) {
  const text = useLoadedText<typeof comparisonTexts>();
  const isSide = layout === 'side';
  const role = (name: string) => (isSide ? { role: name } : {});
  return (
    <div {...role('rowgroup')} className={styles.heads}>
      <div {...role('row')} className={styles.line[layout]}>
        <div {...role('columnheader')} className={styles.head}>
          <SideHead side="before" />
        </div>
        <div {...role('columnheader')} className={styles.between}>
          {isSide ? text('compare.change') : null}
        </div>
        <div {...role('columnheader')} className={styles.head}>
          <SideHead side="after" />
        </div>
      </div>
    </div>
  );
}

export const letterOf = (side: Side) => (side === 'before' ? 'A' : 'B');

function SideHead({ side }: { side: Side }) {
  const { comparison, isApart } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { versionDate, status, displayName, name, sourceNumber } = comparison[side];
  const date = formatDate(versionDate, locale, 'long');
  const letter = letterOf(side);
  return (
    <>
      <span className={styles.disc[side]} aria-hidden="true">
        {letter}
      </span>
      <MenuButton
        menu={(menu) => <VersionChoices side={side} menu={menu} />}
        trigger={(trigger) => (
          <button {...trigger} type="button" className={styles.version}>
            <VisuallyHidden>{text('compare.versionOn', { side: letter })} </VisuallyHidden>
            <span className={styles.inWords}>{text('compare.asOf', { date })}</span>
            <span className={styles.inFigures}>{formatDate(versionDate, locale)}</span>
            <Icon of={ChevronDown} size={14} className={styles.chevron} />
          </button>
        )}
      />
      <span className={styles.about}>
        {isApart
          ? [name, displayName, numberInFull(sourceNumber, comparison[side].language)]
              .filter(Boolean)
              .join(' · ')
          : text(`compare.status-${status}`)}
      </span>
    </>
  );
}

type MenuProps = Parameters<Parameters<typeof MenuButton>[0]['menu']>[0];

/** The versions to choose from for a side, newest first. */
function VersionChoices({ side, menu }: { side: Side; menu: MenuProps }) {
  const { props, dates, go } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const request = requestOf(props);
  const store = useApp().part(comparisons);
  const versions = loadedValue(useStore(store.versions(request[side], props.language))) ?? [];
  const items = [...versions]
    .sort((a, b) => b.versionDate.localeCompare(a.versionDate))
    .map((version) => ({
      id: version.versionDate,
      label: formatDate(version.versionDate, locale, 'long'),
      note: [
        version.changed && text('compare.changedHere'),
        version.present === false && text('compare.notThere'),
        text(`compare.status-${version.status}`),
      ]
        .filter(Boolean)
        .join(', '),
      checked: version.versionDate === dates[side],
      disabled: !version.languages.includes(props.language),
      onSelect: () => go(withVersion(props, side, version.versionDate)),
    }));
  return <MenuPopup {...menu} label={text('compare.versionsOf', { side: letterOf(side) })} items={items} />;
}
