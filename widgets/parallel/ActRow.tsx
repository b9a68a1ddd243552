import { ArrowLeft, Ellipsis, Link, ListTree } from 'lucide';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { FullRow } from './FullRow.tsx';
import * as styles from './heads.css.ts';
import { Moves } from './Moves.tsx';
import { ShortStatus } from './PeriodText.tsx';
import type { ParallelViewProps } from './parallel-props.ts';
import { useScene } from './parallel-scene.ts';
import { StatusOfVersion, ToToday } from './StatusOfVersion.tsx';

const MenuPopup = lazyComponent(async () => (await import('../ui/MenuPopup.tsx')).MenuPopup);

export type ActRowProps = {
  props: ParallelViewProps;
  /** Path of the current place. */
  current: string | undefined;
  onStep: (by: 1 | -1) => void;
  onCopy: () => void;
  /** Opens the contents, if they are not visible. */
  onContents: (() => void) | undefined;
};

/** The act, its version and the ways through it, where the head scrolls away. */
export function ActRow({ props, current, onStep, onCopy, onContents }: ActRowProps) {
  const { opened, drawings } = useScene();
  const text = useLoadedText<typeof parallelTexts>();
  const more = [{ id: 'link', label: text('parallel.copyLink'), icon: Link, onSelect: onCopy }];
  return (
    <FullRow className={styles.act}>
      <div className={styles.about}>
        <span className={styles.ways}>
          <IconButton icon={ArrowLeft} label={text('parallel.back')} onClick={props.onClose} />
          {onContents ? (
            <IconButton icon={ListTree} label={text('parallel.contents')} onClick={onContents} />
          ) : null}
        </span>
        <span className={styles.name}>
          <Designation>
            {[opened.document.displayName, current === undefined ? '' : drawings[0]?.nameOf(current)]
              .filter(Boolean)
              .join(' · ')}
          </Designation>
        </span>
        <span className={styles.moves}>
          <Moves onStep={onStep} />
          <MenuButton
            menu={(menu) => <MenuPopup {...menu} label={text('parallel.more')} items={more} align="end" />}
            trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={text('parallel.more')} />}
          />
        </span>
      </div>
      <div className={styles.version}>
        <StatusOfVersion />
        <ShortStatus props={props} />
        <ToToday props={props} current={current} />
      </div>
    </FullRow>
  );
}
