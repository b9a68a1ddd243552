import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import { useText } from '../../app-context.tsx';
import { Snackbar } from '../../ui/Snackbar.tsx';
import type { EarlyKey } from '../first-use.ts';
import { useScene } from '../reader-scene.ts';
import { useKeys } from './use-keys.ts';

type ReaderToolsProps = {
  middle: RefObject<HTMLElement | null>;
  early: RefObject<EarlyKey[] | undefined>;
  onHelp: () => void;
};

/** What the reader does by keys, and what it says about it; loads with the first use. */
export function ReaderTools({ middle, early, onHelp }: ReaderToolsProps) {
  const { $said } = useScene();
  const text = useText<typeof commonTexts>();
  const said = useStore($said);
  useKeys(middle, early, onHelp);
  return <Snackbar messages={said} onDismiss={() => $said.set([])} closeLabel={text('common.close')} />;
}
