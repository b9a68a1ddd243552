import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { ParallelReading } from '#core/parallel/store.ts';
import type { PreferenceStore } from '#core/regulations/preferences.ts';
import { useLoadedText } from '../app-context.tsx';
import { columnStyle } from '../document-view/contents/contents-width.ts';
import type { SideColumn } from '../document-view/DocumentView.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useRoom } from '../ui/use-room.ts';
import { type ContentsRoom, contentsRoom } from './layout.ts';
import { ParallelContents } from './ParallelContents.tsx';
import * as styles from './parallel.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';

type Opened = { props: ParallelViewProps; reading: ParallelReading; current: string | undefined };

/** The contents where they have room: a column beside the languages, otherwise a sheet that a button opens. */
export function useContents(
  frame: RefObject<HTMLElement | null>,
  opened: Opened,
  preferences: PreferenceStore,
): { column: SideColumn | undefined; sheet: ReactNode; onContents: (() => void) | undefined } {
  const { languages } = opened.props;
  const text = useLoadedText<typeof commonTexts | typeof parallelTexts>();
  const { contentsWidth } = useStore(preferences.$preferences);
  const roomOf = useCallback((width: number) => contentsRoom(width, languages.length), [languages.length]);
  const room = useRoom<ContentsRoom>(frame, roomOf, 'start');
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const label = text('parallel.contents');
  if (room === 'column') {
    const content = <ParallelContents {...opened} preferences={preferences} />;
    const column = { label, className: styles.contents, style: columnStyle(contentsWidth), content };
    return { column, sheet: null, onContents: undefined };
  }
  return {
    column: undefined,
    sheet: (
      <Sheet open={isOpen} onClose={close} title={label} closeLabel={text('common.close')} side={room} flush>
        <ParallelContents {...opened} onChosen={close} />
      </Sheet>
    ),
    onContents: () => setIsOpen(true),
  };
}
