import { Pin, RefreshCw } from 'lucide';
import type { ReactElement } from 'react';
import { readingTexts } from '#core/i18n/reading.ts';
import { unbroken } from '#core/law/designation.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { type TextOf, useInterfaceLanguage, useText } from '../../app-context.tsx';
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
  const text = useText(readingTexts);
  const date = formatDate(versionDate, localeOf(useInterfaceLanguage()), 'long');
  const { copyPermanentLink, copyLivingLink } = actions;
  const item = (entry: Omit<MenuItem, 'onSelect'>, act: (path: string) => void): MenuItem => ({
    ...entry,
    onSelect: () => {
      onChoose?.();
      act(path);
    },
  });
  const itemsIn = (text: TextOf<typeof readingTexts>): MenuItem[] => [
    item(
      {
        id: 'permanent',
        icon: Pin,
        label: text('reading.copyPermanent'),
        note: unbroken(text('reading.permanentNote', { date })),
      },
      copyPermanentLink,
    ),
    ...(copyLivingLink
      ? [
          item(
            {
              id: 'living',
              icon: RefreshCw,
              label: text('reading.copyLiving'),
              note: text('reading.livingNote'),
            },
            copyLivingLink,
          ),
        ]
      : []),
  ];
  return (
    <MenuButton
      trigger={trigger}
      menu={(menu) =>
        text ? (
          <MenuPopup {...menu} label={text('reading.copyLink')} items={itemsIn(text)} align="end" />
        ) : null
      }
    />
  );
}
