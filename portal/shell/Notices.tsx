import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import { reconnections } from '#core/reconnection.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Snackbar } from '#widgets/ui/Snackbar.tsx';
import { dismissNetworkError } from '../network-notices.ts';

/** The notices of the stores in the interface language. */
export function Notices() {
  const { notices, part, translator } = useApp();
  const { main, domain } = part(reconnections);
  const text = useLoadedText<typeof commonTexts>();
  const all = useStore(notices.$notices);
  // A view waits for a server that is away, and says so.
  const isAway = [useStore(main.$next), useStore(domain.$next)].some(Boolean);
  // Before the browser draws: the notice of the same failure comes first.
  useLayoutEffect(() => {
    if (isAway && all.length > 0) dismissNetworkError(notices);
  }, [isAway, all, notices]);
  return (
    <Snackbar
      messages={all.map(({ id, kind, key, values, action }) => ({
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
