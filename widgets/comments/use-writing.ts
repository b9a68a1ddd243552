import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commentActions } from '#core/comments/actions.ts';
import type { Writing } from '#core/comments/editor.ts';
import { type Commenter, mayWrite } from '#core/comments/me.ts';
import { comments } from '#core/comments/store.ts';
import { draftNameOf } from '#core/comments/stored-form.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { drafts } from '#core/drafts/drafts.ts';
import { useApp, useInterfaceLanguage } from '../app-context.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { type HeldWriting, type OpenEditor, useOpenEditor } from './open-editor.ts';

export type WritingScene = {
  open: OpenEditor | undefined;
  isChanged: boolean;
  begin: (writing: Writing) => void;
  /** Opens what was not saved, and leaves the focus where it is. */
  restore: (writing: Writing) => void;
  /** Saves what is written; the editor closes if that went well. */
  save: () => Promise<Comment | undefined>;
  /** Closes the editor; asks first if something would be lost. */
  cancel: () => void;
  /** Ends the editor without asking: what is not saved stays among the drafts unless it was discarded. */
  close: () => void;
  /** Does something that hides the editor; asks first if something would be lost. */
  leave: (go: () => void) => void;
  /** What waits for the answer whether to save, discard or proceed. */
  leaving: { go: () => void } | undefined;
  /** Goes on writing. */
  stay: () => void;
  /** Ends the question, whatever the answer was. */
  end: () => void;
};

const $noForm = atom(undefined);
/** The comment that is edited or answered. */
export const icidOf = (writing: Writing): string | undefined =>
  writing.kind === 'new' ? undefined : (writing.kind === 'reply' ? writing.to : writing.comment).icid;
const targetOf = (writing: Writing) =>
  draftNameOf(writing.kind === 'new' ? writing : { kind: writing.kind, icid: icidOf(writing) ?? '' });

type WritingOptions = {
  place: PanelPlace;
  me: Commenter | undefined;
  held: HeldWriting;
  /** Called when somebody begins to write, or to save. */
  onBegun: () => void;
  onSaved: (comment: Comment) => void;
  /** Called when somebody has ended the editor without saving. */
  onEnded: (writing: Writing) => void;
};

export function useWriting({ place, me, held, onBegun, onSaved, onEnded }: WritingOptions): WritingScene {
  const { part } = useApp();
  const { write } = part(commentActions);
  const language = useInterfaceLanguage();
  const { $open } = held;
  const open = useOpenEditor(held, place, me);
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  // Each letter may change whether something would be lost.
  const $form: ReadableAtom<unknown> = open?.editor.$form ?? $noForm;
  useStore($form);
  const isChanged = open?.editor.isChanged() ?? false;

  function start(writing: Writing, focus: object | undefined) {
    if (!me) return;
    onBegun();
    const editor = write(writing, { who: me, drafts: part(drafts), language });
    const { completeParagraphID, name, versionDate, language: readLanguage } = place;
    const at = { completeParagraphID, name, versionDate, language: readLanguage };
    $open.set({ editor, at, by: me.id, focus, tried: false, settling: { current: undefined } });
  }
  const close = () => $open.set(undefined);
  function leave(go: () => void) {
    if (open && isChanged) return setLeaving({ go });
    close();
    go();
  }
  useFollowing(place, open, isChanged, close);
  useGuard(place.onGuard, isChanged, (go) => setLeaving({ go }));
  return {
    open,
    isChanged,
    begin(writing) {
      if (open && targetOf(open.editor.writing) === targetOf(writing)) return focusIn($open);
      leave(() => start(writing, {}));
    },
    restore: (writing) => start(writing, undefined),
    async save() {
      if (!open) return undefined;
      $open.set({ ...open, tried: true });
      if ((await open.settling.current?.()) === false) return undefined;
      onBegun();
      const saved = await open.editor.save();
      if (!saved) return undefined;
      part(comments).takeSaved(saved);
      if (!open.editor.isChanged() && $open.get()?.editor === open.editor) {
        close();
        held.$unsaved.set(undefined);
      }
      onSaved(saved);
      return saved;
    },
    cancel: () => leave(() => open && onEnded(open.editor.writing)),
    close,
    leave,
    leaving,
    end: () => setLeaving(undefined),
    stay() {
      setLeaving(undefined);
      focusIn($open);
    },
  };
}

function focusIn($open: HeldWriting['$open']) {
  const open = $open.get();
  if (open) $open.set({ ...open, focus: {} });
}

/** An editor without changes goes when somebody reads elsewhere. */
function useFollowing(
  place: PanelPlace,
  open: OpenEditor | undefined,
  isChanged: boolean,
  close: () => void,
) {
  const isElsewhere = open !== undefined && open.at.completeParagraphID !== place.completeParagraphID;
  const end = useEffectEvent(close);
  useEffect(() => {
    if (isElsewhere && !isChanged) end();
  }, [isElsewhere, isChanged]);
}

/** Closing the panel asks too, before it hides what is written. */
function useGuard(onGuard: PanelPlace['onGuard'], isChanged: boolean, ask: (go: () => void) => void) {
  const guard = useEffectEvent(ask);
  useEffect(() => {
    onGuard(isChanged ? (go) => guard(go) : undefined);
    return () => onGuard(undefined);
  }, [onGuard, isChanged]);
}

/** Opens what was not saved at a place, once each time that somebody comes to the place. */
export function useRestored(
  {
    place,
    me,
    listed,
  }: { place: PanelPlace; me: Commenter | undefined; listed: readonly Comment[] | undefined },
  { open, restore: begin }: Pick<WritingScene, 'open' | 'restore'>,
): void {
  const { part } = useApp();
  const { completeParagraphID, versionDate, language } = place;
  const isRestored = useRef(false);
  const restore = useEffectEvent(() => {
    if (!me || !listed || !mayWrite(me) || open || isRestored.current) return;
    isRestored.current = true;
    const here = { regArt: completeParagraphID, versionDate, language };
    const [writing] = part(commentActions)
      .unsaved(me, part(drafts))
      .flatMap(({ name }) => writingOf(name, listed, here) ?? []);
    if (writing) begin(writing);
  });
  const isReady = me !== undefined && listed !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each place there may be something
  useEffect(
    () => () => {
      isRestored.current = false;
    },
    [completeParagraphID],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each place there may be something
  useEffect(() => restore(), [isReady, completeParagraphID]);
}

/** What a draft with this name is about, if that is here. */
function writingOf(
  name: string,
  listed: readonly Comment[],
  here: { regArt: string; versionDate: string; language: LanguageCode },
): Writing | undefined {
  if (name === draftNameOf({ kind: 'new', regArt: here.regArt })) return { kind: 'new', ...here };
  for (const comment of listed) {
    const { icid, rights } = comment;
    if (name === draftNameOf({ kind: 'reply', icid }) && rights.reply) return { kind: 'reply', to: comment };
    if (name === draftNameOf({ kind: 'edit', icid }) && rights.edit) return { kind: 'edit', comment };
  }
  return undefined;
}
