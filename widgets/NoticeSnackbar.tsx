import type { commonTexts } from '#core/i18n/common.ts';
import type { Notice } from '#core/notices.ts';
import { useApp, useLoadedText } from './app-context.tsx';
import { Snackbar } from './ui/Snackbar.tsx';

/** Displays notices of the stores in the interface language, with what can be done about them. */
export function NoticeSnackbar({ displayed }: { displayed: readonly Notice[] }) {
  const { notices, translator } = useApp();
  const text = useLoadedText<typeof commonTexts>();
  return (
    <Snackbar
      messages={displayed.map(({ id, kind, key, values, action }) => ({
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
