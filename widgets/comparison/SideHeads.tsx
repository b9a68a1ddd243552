import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { unbroken } from '#core/law/designation.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { amendingActs, amendingReferences } from '#core/regulations/amending-acts.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import { wordingAt } from './article-wording.ts';
import type { Side } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';
import * as styles from './heads.css.ts';
import { RunningHead } from './RunningHead.tsx';
import { statusOf } from './side-status.ts';
import { useVersionChoices } from './version-choice.ts';

const MenuPopup = lazyComponent(async () => (await import('../ui/MenuPopup.tsx')).MenuPopup);

/** The version of each side; they stay visible while the text scrolls. */
export function SideHeads({ layout }: { layout: 'side' | 'inline' }) {
  const { comparison } = useComparisonScene();
  const isWhole = comparison.before.path === undefined && comparison.after.path === undefined;
  return (
    <HeadLine
      layout={layout}
      before={<SideHead side="before" />}
      after={<SideHead side="after" />}
      below={isWhole ? <RunningHead layout={layout} /> : null}
    />
  );
}

type HeadLineProps = { layout: 'side' | 'inline'; before: ReactNode; after: ReactNode; below?: ReactNode };

/** What stands above the texts of both sides. */
export function HeadLine({ layout, before, after, below }: HeadLineProps) {
  const text = useLoadedText<typeof comparisonTexts>();
  const isSide = layout === 'side';
  const role = (name: string) => (isSide ? { role: name } : {});
  return (
    <div {...role('rowgroup')} className={styles.heads} data-heads="">
      <div {...role('row')} className={styles.line[layout]}>
        <div {...role('columnheader')} className={styles.head}>
          {before}
        </div>
        <div {...role('columnheader')} className={styles.between}>
          {isSide ? text('compare.change') : null}
        </div>
        <div {...role('columnheader')} className={styles.head}>
          {after}
        </div>
      </div>
      {below}
    </div>
  );
}

export const letterOf = (side: Side) => (side === 'before' ? 'A' : 'B');

function SideHead({ side }: { side: Side }) {
  const { comparison, isApart } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { versionDate, displayName, name, sourceNumber, behind } = comparison[side];
  const date = formatDate(versionDate, locale, 'long');
  const letter = letterOf(side);
  const versions = useVersionChoices(side).map(({ version }) => version);
  const wording = comparison[side].path === undefined ? undefined : wordingAt(versions, versionDate);
  const own = versions.find((version) => version.versionDate === versionDate);
  const references = amendingReferences((wording ?? own)?.amendments);
  const about = isApart
    ? [
        name,
        displayName,
        numberInFull(sourceNumber, comparison[side].language),
        behind && text('compare.behind', { date: formatDate(behind.versionDate, locale, 'long') }),
      ]
    : [references, statusOf({ ...comparison[side], wording }, text, locale)];
  const aboutText = about.filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.disc[side]} aria-hidden="true">
        {letter}
      </span>
      <MenuButton
        menu={(menu) => <VersionMenu side={side} menu={menu} />}
        trigger={(trigger) => (
          <button {...trigger} type="button" className={styles.version}>
            <VisuallyHidden>{text('compare.versionOn', { side: letter })} </VisuallyHidden>
            <span className={styles.inWords}>
              <Designation>{text('compare.asOf', { date })}</Designation>
            </span>
            <span className={styles.inFigures}>{formatDate(versionDate, locale)}</span>
            <Icon of={ChevronDown} size={14} className={styles.chevron} />
          </button>
        )}
      />
      <span className={styles.about} title={aboutText}>
        <Designation>{aboutText}</Designation>
      </span>
    </>
  );
}

type MenuProps = Parameters<Parameters<typeof MenuButton>[0]['menu']>[0];

/** The versions to choose from for a side, newest first, each with the act because of which it exists. */
function VersionMenu({ side, menu }: { side: Side; menu: MenuProps }) {
  const nameOf = useLanguageNames();
  const { props, dates } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const missing = nameOf(props.language);
  const items = useVersionChoices(side)
    .sort((a, b) => b.version.versionDate.localeCompare(a.version.versionDate))
    .map(({ version, language, choose }) => ({
      id: version.versionDate,
      label: formatDate(version.versionDate, locale, 'long'),
      note: [
        version.changed && text('compare.changedHere'),
        version.present === false && text('compare.notThere'),
        text(`compare.status-${version.status}`),
        language === undefined && text('compare.noSharedLanguage'),
        language !== undefined &&
          language !== props.language &&
          text('compare.otherLanguage', { missing, language: nameOf(language) }),
      ]
        .filter(Boolean)
        .join(', '),
      detail: unbroken(amendingActs(version.amendments)),
      checked: version.versionDate === dates[side],
      disabled: language === undefined,
      onSelect: choose,
    }));
  return <MenuPopup {...menu} label={text('compare.versionsOf', { side: letterOf(side) })} items={items} />;
}
