import { useContext, useEffect, useState } from 'react';
import type { peopleTexts } from '#core/i18n/people.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { LeaveGuardContext } from '../../leave-guard.tsx';
import * as styles from './users.css.ts';

/**
 * While it is mounted, asks the user before the page is left: by links, the browser's buttons, or closing it.
 */
export function LeaveDialog({ what = 'leave' }: { what?: 'leave' | 'leaveInvite' }) {
  const watching = useContext(LeaveGuardContext);
  const text = useLoadedText<typeof peopleTexts>();
  const [leaving, setLeaving] = useState<{ go: () => void }>();

  useEffect(() => {
    const { href, pathname } = window.location;
    watching.current = {
      ask: (go) => setLeaving({ go }),
      handleBack(event) {
        if (window.location.pathname === pathname) return;
        // Restores the address before the router sees the change.
        event.stopImmediatePropagation();
        window.history.pushState(null, '', href);
        setLeaving({ go: () => window.history.back() });
      },
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      watching.current = undefined;
      window.removeEventListener('beforeunload', warn);
    };
  }, [watching]);

  function leave() {
    const go = leaving?.go;
    watching.current = undefined;
    setLeaving(undefined);
    go?.();
  }
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      heading={text(`people.${what}Title`)}
      cancelLabel={text('people.stay')}
      submitLabel={text('people.leave')}
      onCancel={() => setLeaving(undefined)}
      onSubmit={leave}
    >
      <p className={styles.dialog}>{text(`people.${what}Text`)}</p>
    </ConfirmDialog>
  );
}
