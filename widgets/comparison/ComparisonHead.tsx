import { useStore } from '@nanostores/react';
import { ArrowLeft, ArrowLeftRight, Ellipsis, ListTree } from 'lucide';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import type { MenuGiven } from './ComparisonMenu.tsx';
import { ComparisonTitle, PrintedFacts, ShortTitle } from './ComparisonTitle.tsx';
import { placeToRead, swapped } from './comparison-places.ts';
import { useChangeView, useComparisonScene } from './comparison-scene.ts';
import { ExportMenu } from './ExportMenu.tsx';
import * as styles from './head.css.ts';
import type { Room } from './layout.ts';
import { StepButtons } from './StepButtons.tsx';
import type { Changes } from './use-changes.ts';
import { ExportMessages, useExport } from './use-export.tsx';

const ComparisonMenu = lazyComponent(async () => (await import('./ComparisonMenu.tsx')).ComparisonMenu);

const MenuOffers = lazyComponent(async () => (await import('./ComparisonMenu.tsx')).MenuOffers);

type ComparisonHeadProps = Omit<MenuGiven, 'exports'> & {
  changes: Changes;
  layout: 'side' | 'inline';
  room: Room;
};

/**
 * What is compared, and one line of tools; those without room are in its menu. On narrow screens the line stays
 * while the text scrolls, with the way back and the name of what is compared.
 */
export function ComparisonHead({ changes, layout, ...given }: ComparisonHeadProps) {
  const { room, onContents } = given;
  const text = useLoadedText<typeof comparisonTexts>();
  const isPaletteUsed = useStore(useApp().part(actionOffers).$requested);
  const exporting = useExport();
  const menuGiven = { ...given, layout, exports: exporting.items };
  const isNarrow = room === 'narrow';
  return (
    <div className={styles.top}>
      <div className={styles.head}>
        {isNarrow ? null : <Back />}
        <ComparisonTitle />
      </div>
      <PrintedFacts />
      <div className={styles.tools}>
        {isNarrow ? (
          <>
            <Back />
            <ShortTitle />
          </>
        ) : (
          <OnlyChanges />
        )}
        {room === 'widest' ? <ViewTools layout={layout} /> : null}
        {onContents && !isNarrow ? (
          <IconButton icon={ListTree} label={text('compare.showChanges')} onClick={onContents} />
        ) : null}
        <StepButtons changes={changes} />
        {isNarrow ? null : <ExportMenu {...exporting} />}
        <MenuButton
          menu={(menu) => <ComparisonMenu menu={menu} {...menuGiven} />}
          trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={text('compare.more')} />}
        />
        <ExportMessages {...exporting} />
        {isPaletteUsed ? <MenuOffers {...menuGiven} /> : null}
      </div>
    </div>
  );
}

function Back() {
  const { props } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  return (
    <IconButton
      icon={ArrowLeft}
      className={styles.back}
      label={text('compare.back')}
      onClick={() => props.onClose(placeToRead(props))}
    />
  );
}

function OnlyChanges() {
  const { props } = useComparisonScene();
  const show = useChangeView();
  const text = useLoadedText<typeof comparisonTexts>();
  return (
    <label className={styles.only}>
      <input
        type="checkbox"
        className={styles.box}
        checked={props.view.only ?? false}
        onChange={(event) => show({ only: event.target.checked })}
      />
      {text('compare.onlyChanges')}
    </label>
  );
}

function ViewTools({ layout }: Pick<ComparisonHeadProps, 'layout'>) {
  const { props, dates, go } = useComparisonScene();
  const show = useChangeView();
  const text = useLoadedText<typeof comparisonTexts>();
  return (
    <>
      <Segmented
        label={text('compare.layout')}
        options={[
          { value: 'side', label: text('compare.layout-side') },
          { value: 'inline', label: text('compare.layout-inline') },
        ]}
        value={layout}
        onChange={(value) => show({ layout: value })}
      />
      <Button kind="quiet" icon={ArrowLeftRight} onClick={() => go(swapped(props, dates))}>
        <span className={styles.swap}>{text('compare.swap')}</span>
      </Button>
      <span className={styles.separator} />
    </>
  );
}
