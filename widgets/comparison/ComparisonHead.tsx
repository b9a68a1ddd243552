import { useStore } from '@nanostores/react';
import { ArrowLeft, ArrowLeftRight, ChevronDown, ChevronUp, Ellipsis, ListTree } from 'lucide';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { legalStatusText, originTexts } from '#core/law/legal-words.ts';
import { today } from '#core/lib/dates.ts';
import { toLanguageCode } from '#core/lib/locales.ts';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { Button } from '../ui/Button.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { placeIn, placeToRead, swapped } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';
import { ExportMenu } from './ExportMenu.tsx';
import * as styles from './head.css.ts';
import { drawWords } from './runs.tsx';
import type { Changes } from './use-changes.ts';

const ComparisonMenu = lazyComponent(async () => (await import('./ComparisonMenu.tsx')).ComparisonMenu);

const MenuOffers = lazyComponent(async () => (await import('./ComparisonMenu.tsx')).MenuOffers);

type ComparisonHeadProps = {
  changes: Changes;
  layout: 'side' | 'inline';
  onContents: (() => void) | undefined;
  onWith: () => void;
  onKeys: () => void;
};

/** What is compared, with the settings of the view. */
export function ComparisonHead({ changes, layout, onContents, onWith, onKeys }: ComparisonHeadProps) {
  const { props, dates, go } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const isPaletteUsed = useStore(useApp().part(actionOffers).$requested);
  const { position, total, step } = changes;
  const show = (view: typeof props.view) =>
    go({ place: placeIn(props), view: { ...props.view, ...view } }, 'replace');
  return (
    <div className={styles.top}>
      <div className={styles.head}>
        <IconButton
          icon={ArrowLeft}
          className={styles.back}
          label={text('compare.back')}
          onClick={() => props.onClose(placeToRead(props))}
        />
        <Title />
      </div>
      <PrintedFacts />
      <div className={styles.settings}>
        <label className={styles.only}>
          <input
            type="checkbox"
            className={styles.box}
            checked={props.view.only ?? false}
            onChange={(event) => show({ only: event.target.checked })}
          />
          {text('compare.onlyChanges')}
        </label>
        <Segmented
          label={text('compare.layout')}
          options={[
            { value: 'side', label: text('compare.layout-side') },
            { value: 'inline', label: text('compare.layout-inline') },
          ]}
          value={layout}
          onChange={(value) => show({ layout: value })}
        />
      </div>
      <div className={styles.moves}>
        <Button
          kind="quiet"
          icon={ArrowLeftRight}
          aria-label={text('compare.swap')}
          onClick={() => go(swapped(props, dates))}
        >
          <span className={styles.swap}>{text('compare.swap')}</span>
        </Button>
        <span className={styles.separator} />
        {onContents ? (
          <IconButton icon={ListTree} label={text('compare.showChanges')} onClick={onContents} />
        ) : null}
        <IconButton
          icon={ChevronUp}
          label={text('compare.previousChange')}
          shortcut="p"
          disabled={total === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={text('compare.nextChange')}
          shortcut="n"
          disabled={total === 0}
          onClick={() => step(1)}
        />
        <span className={styles.position} role="status">
          {total === 0
            ? text('compare.noChange')
            : text('compare.position', { at: position === undefined ? '–' : position + 1, total })}
        </span>
        <ExportMenu />
        <MenuButton
          menu={(menu) => <ComparisonMenu menu={menu} onWith={onWith} onKeys={onKeys} />}
          trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={text('compare.more')} />}
        />
        {isPaletteUsed ? <MenuOffers onWith={onWith} onKeys={onKeys} /> : null}
      </div>
    </div>
  );
}

/** What a printed comparison says of its texts: what they are worth before the law, their source, and the day. */
function PrintedFacts() {
  const { comparison } = useComparisonScene();
  const { now } = useApp();
  const language = toLanguageCode(useInterfaceLanguage()) ?? 'EN';
  const { before, after } = comparison;
  const madeOn = today(now());
  const facts = [before, after].flatMap(({ legalStatus, source, sourcePage }) => [
    legalStatusText(legalStatus, language),
    ...originTexts({ source, sourcePage, madeOn }, language),
  ]);
  // What both sides share stands once; the day of the print comes last.
  return <p className={styles.printed}>{[...new Set(facts.reverse())].reverse().join(' · ')}</p>;
}

function Title() {
  const { comparison, typeset, isApart } = useComparisonScene();
  const { before, after } = comparison;
  const Tag = useHeading();
  const own = (side: typeof after) => [side.name, side.displayName].filter(Boolean).join(' ');
  const name = isApart ? `${own(before)} ↔ ${own(after)}` : (after.name ?? after.title);
  const about = [after.name && after.title, numberInFull(after.sourceNumber, after.language)]
    .filter(Boolean)
    .join(' · ');
  const heading = after.heading ?? before.heading;
  return (
    <div className={styles.title} lang={after.language.toLowerCase()}>
      <Tag className={styles.name}>
        <span className={styles.place}>{drawWords(name, typeset)}</span>
        {!isApart && after.name && heading && heading !== after.name ? <span> {heading}</span> : null}
      </Tag>
      {isApart ? null : <span className={styles.about}>{about}</span>}
      <SampleTag of={{ sample: [before, after].some(({ legalStatus }) => legalStatus === 'sample') }} />
    </div>
  );
}
