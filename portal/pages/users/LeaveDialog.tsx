import { useContext, useEffect, useRef, useState } from 'react';
import type { peopleTexts } from '#core/i18n/people.ts';
import { useText } from '#widgets/app-context.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { LeaveGuardContext } from '../../leave-guard.tsx';

/** Asks before the page is left, as long as it is drawn: by links, by the browser's buttons, by closing it. */
export function LeaveDialog() {
  const asking = useContext(LeaveGuardContext);
  const text = useText<typeof peopleTexts>();
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  const isFree = useRef(false);

  useEffect(() => {
    const ask = (go: () => void) => setLeaving({ go });
    asking.current = ask;
    return () => {
      asking.current = undefined;
    };
  }, [asking]);

  useEffect(() => {
    const own = window.location.href;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // The browser has gone back already: it comes forward again, before anything else hears of it.
    const hold = (event: PopStateEvent) => {
      if (isFree.current || window.location.pathname === new URL(own).pathname) return;
      event.stopImmediatePropagation();
      window.history.pushState(null, '', own);
      setLeaving({ go: () => window.history.back() });
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('popstate', hold, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('popstate', hold, { capture: true });
    };
  }, []);

  return (
    <ConfirmDialog
      open={leaving !== undefined}
      heading={text('people.leaveTitle')}
      cancelLabel={text('people.stay')}
      submitLabel={text('people.leave')}
      onCancel={() => setLeaving(undefined)}
      onSubmit={() => {
        isFree.current = true;
        setLeaving(undefined);
        leaving?.go();
      }}
    >
      <p>{text('people.leaveText')}</p>
    </ConfirmDialog>
  );
}
