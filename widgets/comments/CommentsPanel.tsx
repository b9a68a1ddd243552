import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { listedPlace } from '#core/comments/listed-place.ts';
import { mayWrite, me as mePart } from '#core/comments/me.ts';
import { comments } from '#core/comments/store.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { commentTexts } from '#core/i18n/comments.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText, useText } from '../app-context.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Said } from '../Said.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CommentList } from './CommentList.tsx';
import * as styles from './comments.css.ts';
import { CommentsContext, type CommentsScene } from './comments-scene.ts';
import { ElsewhereNotice } from './ElsewhereNotice.tsx';
import type { HeldWriting } from './open-editor.ts';
import { Problem } from './Problem.tsx';
import { ScopeMenu } from './ScopeMenu.tsx';
import { useOutcomes } from './use-outcomes.ts';
import { icidOf, useRestored, useWriting } from './use-writing.ts';

const UnsavedDialog = lazyComponent(async () => (await import('./UnsavedDialog.tsx')).UnsavedDialog);
const DeleteDialog = lazyComponent(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const HistoryDialog = lazyComponent(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);

/** The comments of the place that is read, from both servers; while somebody writes, those of the place written on. */
export function CommentsPanel({ place, held }: { place: PanelPlace; held: HeldWriting }) {
  const text = useText(commentTexts);
  const common = useLoadedText<typeof commonTexts>();
  const { $me, load } = useApp().part(mePart);
  const me = useStore($me);
  useEffect(() => void load(), [load]);
  if (!text) return <Skeleton lines={4} label={common('common.loading')} className={styles.pad} />;
  return <OpenPanel place={place} me={me} held={held} />;
}

type OpenPanelProps = { place: PanelPlace; me: CommentsScene['me']; held: HeldWriting };

function OpenPanel({ place, me, held }: OpenPanelProps) {
  const { part } = useApp();
  const store = part(comments);
  const text = useLoadedText<typeof commentTexts>();
  const view = useRef<HTMLElement>(null);
  const { said, problem, ...outcomes } = useOutcomes();
  const [dialog, setDialog] = useState<{ kind: 'delete' | 'history'; comment: Comment }>();
  const [wantsWhole, setWantsWhole] = useState(false);

  const writing = useWriting({
    place,
    me,
    held,
    onBegun: outcomes.clear,
    onSaved(saved) {
      outcomes.say('saved');
      focusComment(view.current, saved.icid);
    },
    onEnded: (ended) => focusComment(view.current, icidOf(ended)),
  });
  const at = writing.open && writing.isChanged ? { ...place, ...writing.open.at } : place;
  const { listed, isWhole, inside } = useListedPlace(at, wantsWhole);
  const own = useStore(store.own(listed));
  useFreshness();
  useRestored({ place, me, listed: loadedValue(own) }, writing);
  useRequest(place, me !== undefined, (writes) => {
    if (writes && me && mayWrite(me))
      writing.begin({ kind: 'new', regArt: place.completeParagraphID, ...textOf(place) });
    else view.current?.focus();
  });

  const scene: CommentsScene = {
    place: at,
    reading: place,
    me,
    writing,
    inside,
    act: outcomes.act,
    onDelete: (comment) => setDialog({ kind: 'delete', comment }),
    onHistory: (comment) => setDialog({ kind: 'history', comment }),
  };
  const handleKey = ({ key, defaultPrevented, currentTarget, target }: KeyboardEvent) => {
    const layer = (target as Element).closest('dialog, [popover], form');
    if (key === 'Escape' && !defaultPrevented && !layer && !currentTarget.closest('dialog')) place.onBack();
  };
  return (
    <CommentsContext value={scene}>
      {isWhole ? null : <ScopeMenu place={at} whole={wantsWhole} onChange={setWantsWhole} />}
      <section
        ref={view}
        className={styles.view}
        aria-label={text('comments.list', { name: at.name })}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        {at.completeParagraphID === place.completeParagraphID ? null : <ElsewhereNotice />}
        <Said words={said && text(`comments.${said}`)} />
        <Problem
          intro={problem && text(`comments.${problem.of}`)}
          problem={problem?.problem}
          className={styles.problem}
        />
        <CommentList own={own} listed={listed} />
      </section>
      {writing.leaving ? <UnsavedDialog /> : null}
      {dialog?.kind === 'delete' ? (
        <DeleteDialog
          comment={dialog.comment}
          onClose={() => setDialog(undefined)}
          onDone={(failure) => {
            setDialog(undefined);
            outcomes.handleDeleted(failure);
            // Once the dialog is gone, which gives the focus back to what may be gone too.
            focusComment(view.current, dialog.comment.icid);
          }}
        />
      ) : null}
      {dialog?.kind === 'history' ? (
        <HistoryDialog comment={dialog.comment} onClose={() => setDialog(undefined)} />
      ) : null}
    </CommentsContext>
  );
}

const textOf = ({ versionDate, language }: PanelPlace) => ({ versionDate, language });

/** Milliseconds: places that are only passed, by scrolling or with a key held down, are not asked for. */
const passing = 60;

/** Which comments are listed, and loads them. */
function useListedPlace({ completeParagraphID, versionDate, language }: PanelPlace, asksForWhole: boolean) {
  const store = useApp().part(comments);
  const { listed, isWhole } = useMemo(
    () => listedPlace({ completeParagraphID, versionDate, language }, asksForWhole),
    [completeParagraphID, versionDate, language, asksForWhole],
  );
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void store.load(listed), isFirst.current ? 0 : passing);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [store, listed]);
  return { listed, isWhole, inside: listed.inside };
}

/** Serves what somebody asks for from the text: to write here, or to read. */
function useRequest({ request, onServed }: PanelPlace, isReady: boolean, serve: (writes: boolean) => void) {
  const act = useEffectEvent((writes: boolean) => {
    onServed();
    serve(writes);
  });
  useEffect(() => {
    if (request && isReady) act(request.writes);
  }, [request, isReady]);
}

/** What others wrote meanwhile is there when somebody comes back to the page. */
function useFreshness() {
  const store = useApp().part(comments);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') store.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
}

/** Once the list has been drawn again. */
function focusComment(view: HTMLElement | null, icid = '') {
  requestAnimationFrame(() =>
    (view?.querySelector<HTMLElement>(`[data-icid="${CSS.escape(icid)}"]`) ?? view)?.focus(),
  );
}
