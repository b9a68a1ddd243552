import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { placeOfChange } from '#core/comments/commented-change.ts';
import { listedPlace } from '#core/comments/listed-place.ts';
import { comments } from '#core/comments/store.ts';
import type { ChangeRef } from '#core/contract/change-values.ts';
import { useApp } from '../app-context.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import * as styles from './comments.css.ts';
import { useLiveComments } from './live-comments.ts';
import type { HeldWriting } from './open-editor.ts';

export type ChangeCommentsProps = Pick<PanelPlace, 'name' | 'language' | 'nameOf' | 'hrefTo' | 'follow'> & {
  change: ChangeRef;
  /** Called when there are more or fewer comments than when they were loaded. */
  onNumber: () => void;
};

/** The comments of a regulatory change, as they are in the reader: threads, tags, drafts, history, conflicts. */
export function ChangeComments({ change, onNumber, ...props }: ChangeCommentsProps) {
  const { id, origin } = change;
  const completeParagraphID = placeOfChange({ id, origin });
  const held = useMemo<HeldWriting>(() => ({ $open: atom(undefined), $unsaved: atom(undefined) }), []);
  const { listed } = useMemo(
    () => listedPlace({ completeParagraphID, versionDate: '', language: props.language }),
    [completeParagraphID, props.language],
  );
  useNumber(listed, onNumber);
  const { refresh } = useApp().part(comments);
  // What colleagues write on a change is reported without a document.
  useLiveComments((event) => event === 'all' && refresh({ unasked: true }));
  const place: PanelPlace = {
    ...props,
    completeParagraphID,
    versionDate: '',
    bar: null,
    request: undefined,
    onServed: ignore,
    onGuard: ignore,
    onBack: ignore,
  };
  return (
    <div className={styles.flush}>
      <CommentsPanel place={place} held={held} />
    </div>
  );
}

function ignore() {}

function useNumber(listed: ReturnType<typeof listedPlace>['listed'], onNumber: () => void) {
  const { own } = useApp().part(comments);
  const number = loadedValue(useStore(own(listed)))?.length;
  const before = useRef<number>(undefined);
  const tell = useEffectEvent(onNumber);
  useEffect(() => {
    if (number === undefined) return;
    if (before.current !== undefined && before.current !== number) tell();
    before.current = number;
  }, [number]);
}
