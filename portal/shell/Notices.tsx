import { useStore } from '@nanostores/react';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Snackbar } from '#widgets/ui/Snackbar.tsx';

/** The notices of the stores in the interface language. */
export function Notices() {
  const { notices, translator } = useApp();
  const text = useLoadedText<typeof commonTexts>();
  const visible = useStore(notices.$notices);
  return (
    <Snackbar
      messages={visible.map(({ id, kind, key, values, action }) => ({
        id,
        kind,
        text: translator.text(key, values),
        action: action && {
          label: translator.text(action.key),
          onSelect: () => {
            notices.dismiss(id);
            action.run();
          },
        },
      }))}
      onDismiss={notices.dismiss}
      closeLabel={text('common.close')}
    />
  );
}
