import { useStore } from '@nanostores/react';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Snackbar } from '../ui/Snackbar.tsx';

/** What was done with the parts of an element, by the prefix of its texts, with its undoing; failures of servers are told in their places and to the page. */
export function ElementNotices({ of }: { of: RegExp }) {
  const { notices, translator } = useApp();
  const text = useLoadedText<typeof commonTexts>();
  const own = useStore(notices.$notices).filter(({ key }) => of.test(key));
  return (
    <Snackbar
      messages={own.map(({ id, kind, key, values, action }) => ({
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
