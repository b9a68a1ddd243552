import { useStore } from '@nanostores/react';
import { ChevronDown, Plus } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import { ownLanguageName } from '#core/lib/language-names.ts';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { ActRow, type ActRowProps } from './ActRow.tsx';
import { maxColumns } from './column-choices.ts';
import * as styles from './heads.css.ts';
import { useScene } from './parallel-scene.ts';

const BehindNote = lazyComponent(async () => (await import('../BehindNote.tsx')).BehindNote);
const ColumnMenu = lazyComponent(async () => (await import('./ColumnMenu.tsx')).ColumnMenu);
const AddMenu = lazyComponent(async () => (await import('./ColumnMenu.tsx')).AddMenu);

const ColumnOffers = lazyComponent(async () => (await import('./ColumnMenu.tsx')).ColumnOffers);

type ColumnHeadsProps = {
  act: ActRowProps;
  onShow: (languages: readonly LanguageCode[]) => void;
  onRead: (language: LanguageCode) => void;
};

/**
 * The languages, each with a menu; they stay at the top while the text scrolls. On small screens the name of
 * the act stays with them.
 */
export function ColumnHeads({ act, onShow, onRead }: ColumnHeadsProps) {
  const { opened } = useScene();
  const { languages, document } = opened;
  const text = useLoadedText<typeof parallelTexts>();
  const isPaletteUsed = useStore(useApp().part(actionOffers).$requested);
  const others = document.languages.filter((code) => !languages.includes(code));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not be laid out one language below the other
    <div role="rowgroup" className={styles.heads}>
      <ActRow {...act} />
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
                  aria-label={text('parallel.options', { language: ownLanguageName(code) })}
                >
                  <span lang={code.toLowerCase()}>{ownLanguageName(code)}</span>
                  <Icon of={ChevronDown} size={14} className={styles.arrow} />
                </button>
              )}
            />
            {opened.behind?.[column] ? <BehindNote behind={opened.behind[column]} /> : null}
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
