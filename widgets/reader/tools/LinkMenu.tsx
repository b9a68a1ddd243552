import { Pin, RefreshCw } from 'lucide';
import type { ReactElement } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { MenuButton, type MenuTrigger } from '../../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../../ui/MenuPopup.tsx';
import { useScene } from '../reader-scene.ts';
import type { ReaderActions } from './reader-actions.ts';

type LinkMenuProps = {
  path: string;
  actions: Pick<ReaderActions, 'copyPermanentLink' | 'copyLivingLink'>;
  trigger: (props: MenuTrigger) => ReactElement;
  /** Called before a choice acts. */
  onChoose?: (() => void) | undefined;
};

/** A button with the two links to a place: one to the displayed version, one to the version in force. */
export function LinkMenu({ path, actions, trigger, onChoose }: LinkMenuProps) {
  const { versionDate } = useScene();
  const text = useLoadedText<typeof readerTexts>();
  const date = formatDate(versionDate, localeOf(useInterfaceLanguage()), 'long');
  const { copyPermanentLink, copyLivingLink } = actions;
  const item = (entry: Omit<MenuItem, 'onSelect'>, act: (path: string) => void): MenuItem => ({
    ...entry,
    onSelect: () => {
      onChoose?.();
      act(path);
    },
  });
  const items = [
    item(
      {
        id: 'permanent',
        icon: Pin,
        label: text('reader.copyPermanent'),
        note: text('reader.permanentNote', { date }),
      },
      copyPermanentLink,
    ),
    ...(copyLivingLink
      ? [
          item(
            {
              id: 'living',
              icon: RefreshCw,
              label: text('reader.copyLiving'),
              note: text('reader.livingNote'),
            },
            copyLivingLink,
          ),
        ]
      : []),
  ];
  return (
    <MenuButton
      trigger={trigger}
      menu={(menu) => <MenuPopup {...menu} label={text('reader.copyLink')} items={items} align="end" />}
    />
  );
}
