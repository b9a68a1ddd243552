import { useStore } from '@nanostores/react';
import { ArrowLeft, ChevronDown, ListTree, Plus } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { maxColumns } from './column-choices.ts';
import { FullRow } from './FullRow.tsx';
import * as styles from './heads.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';
import { useScene } from './parallel-scene.ts';
import { StatusOfVersion, ToToday } from './StatusOfVersion.tsx';

const ColumnMenu = lazyComponent(async () => (await import('./ColumnMenu.tsx')).ColumnMenu);
const AddMenu = lazyComponent(async () => (await import('./ColumnMenu.tsx')).AddMenu);

const ColumnOffers = lazyComponent(async () => (await import('./ColumnMenu.tsx')).ColumnOffers);

type ColumnHeadsProps = {
  props: ParallelViewProps;
  /** Path of the current place. */
  current: string | undefined;
  onShow: (languages: readonly LanguageCode[]) => void;
  onRead: (language: LanguageCode) => void;
  /** Opens the contents, if they are not visible. */
  onContents: (() => void) | undefined;
};

/**
 * The languages, each with a menu; they stay at the top while the text scrolls. On small screens the name of
 * the act stays with them.
 */
export function ColumnHeads({ props, current, onShow, onRead, onContents }: ColumnHeadsProps) {
  const { opened, drawings } = useScene();
  const { languages, document } = opened;
  const text = useLoadedText<typeof parallelTexts>();
  const isPaletteUsed = useStore(useApp().part(actionOffers).$requested);
  const others = document.languages.filter((code) => !languages.includes(code));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not be laid out one language below the other
    <div role="rowgroup" className={styles.heads}>
      <FullRow className={styles.act}>
        <div className={styles.about}>
          <span className={styles.ways}>
            <IconButton icon={ArrowLeft} label={text('parallel.back')} onClick={props.onClose} />
            {onContents ? (
              <IconButton icon={ListTree} label={text('parallel.contents')} onClick={onContents} />
            ) : null}
          </span>
          <span className={styles.name}>
            {[document.displayName, current === undefined ? '' : drawings[0]?.nameOf(current)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <StatusOfVersion />
          <span className={styles.today}>
            <ToToday props={props} current={current} />
          </span>
        </div>
      </FullRow>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus */}
      <div role="row" className={styles.row} data-columns={languages.length}>
        {languages.map((code, column) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div key={code} role="columnheader" className={styles.cell}>
            <MenuButton
              menu={(menu) => <ColumnMenu menu={menu} column={column} onShow={onShow} onRead={onRead} />}
              trigger={(trigger) => (
                <button
                  {...trigger}
                  type="button"
                  className={styles.language}
                  aria-label={text('parallel.options', { language: ownNames[code] })}
                >
                  <span lang={code.toLowerCase()}>{ownNames[code]}</span>
                  <Icon of={ChevronDown} size={14} className={styles.arrow} />
                </button>
              )}
            />
            {column === languages.length - 1 && others.length > 0 && languages.length < maxColumns ? (
              <span className={styles.add}>
                <MenuButton
                  menu={(menu) => (
                    <AddMenu menu={menu} others={others} onAdd={(added) => onShow([...languages, added])} />
                  )}
                  trigger={(trigger) => <IconButton {...trigger} icon={Plus} label={text('parallel.add')} />}
                />
              </span>
            ) : null}
          </div>
        ))}
      </div>
      {isPaletteUsed ? <ColumnOffers onShow={onShow} onRead={onRead} /> : null}
    </div>
  );
}

/** Each language's own name, in the heads of the columns. */
const ownNames: Record<LanguageCode, string> = {
  DE: 'Deutsch',
  FR: 'Français',
  IT: 'Italiano',
  EN: 'English',
};
