import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { placeTarget } from '#core/watching/target.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Designation } from '../../law/Designation.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Snackbar } from '../../ui/Snackbar.tsx';
import type { EarlyKey } from '../first-use.ts';
import { useScene } from '../reader-scene.ts';
import { useReaderActions } from './reader-actions.ts';

const ShareDialog = lazyComponent(async () => (await import('./ShareDialog.tsx')).ShareDialog);

type ReaderToolsProps = {
  middle: RefObject<HTMLElement | null>;
  early: RefObject<EarlyKey[] | undefined>;
  onHelp: () => void;
};

/** The key commands of the reader, its messages and the dialog of a paragraph that is sent; loads with the first use. */
export function ReaderTools({ middle, early, onHelp }: ReaderToolsProps) {
  const { $messages: $said, $shared, props, citationOf } = useScene();
  const text = useLoadedText<typeof commonTexts>();
  const said = useStore($said);
  const shared = useStore($shared);
  const [turned, setTurned] = useState<string>();
  const { Watch, regTextId } = props;
  useKeys({ middle, early, onHelp, onWatch: Watch && setTurned });
  const messages = said.map((each) => ({ ...each, text: <Designation>{each.text}</Designation> }));
  return (
    <>
      <Snackbar messages={messages} onDismiss={() => $said.set([])} closeLabel={text('common.close')} />
      {shared === undefined ? null : <ShareDialog path={shared} onClose={() => $shared.set(undefined)} />}
      {Watch && turned !== undefined ? (
        <Watch
          look="key"
          targets={[placeTarget(joinParagraphId(regTextId, turned))]}
          name={citationOf(turned)}
          onPress={() => setTurned(undefined)}
        />
      ) : null}
    </>
  );
}

/** Elements in which keys type text, and layers above the text, which handle keys themselves. */
const typing = 'input, textarea, select, [contenteditable], dialog, [popover], [role="menu"]';

/** Single-key commands: they act only while the focus is in the reader, and can be switched off. */
function useKeys({
  middle,
  early,
  onHelp,
  onWatch,
}: ReaderToolsProps & { onWatch: ((path: string) => void) | undefined }): void {
  const { preferences, $focusedPath, $current, entries, step } = useScene();
  const actions = useReaderActions();
  const actOn = useEffectEvent(({ key, target }: EarlyKey): boolean => {
    if (!preferences.$preferences.get().keys || target.closest(typing)) return false;
    const path = $focusedPath.get() ?? entries[$current.get()]?.id;
    const onPath = (act: (path: string) => void) => () => path === undefined || act(path);
    const acts: Record<string, () => void> = {
      j: () => step(1, true),
      k: () => step(-1, true),
      l: onPath(actions.copyPermanentLink),
      L: onPath((at) => actions.copyLivingLink?.(at)),
      t: onPath(actions.copyWithText),
      // `y` and `z` are the same key on Swiss and English keyboards.
      z: onPath(actions.copyCitation),
      y: onPath(actions.copyCitation),
      ...(actions.canComment && { c: onPath(actions.comment) }),
      ...(actions.share && { e: onPath(actions.share) }),
      ...(onWatch && { w: onPath(onWatch) }),
      '?': onHelp,
    };
    acts[key]?.();
    return key in acts;
  });

  useEffect(() => {
    const { current: element } = middle;
    if (!element) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (actOn({ key: event.key, target: event.target as HTMLElement })) event.preventDefault();
    };
    element.addEventListener('keydown', handleKey);
    // From here on keys are handled directly; those pressed before are handled now.
    const { current: pressed } = early;
    early.current = undefined;
    for (const each of pressed ?? []) actOn(each);
    return () => {
      element.removeEventListener('keydown', handleKey);
      early.current = [];
    };
  }, [middle, early]);
}
