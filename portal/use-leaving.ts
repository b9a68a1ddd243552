import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { LeaveGuardContext } from './leave-guard.tsx';

type Leaving = {
  /** Whether somebody wants to leave and has not decided yet. */
  isAsked: boolean;
  stay: () => void;
  /** Leaves the page, as was wanted. */
  leave: () => void;
};

/**
 * While it is mounted, asks the user before the page is left: by links, the browser's buttons, or closing it. `isUnsaved` is
 * asked each time, since saving may have just ended.
 */
export function useLeaving(isUnsaved: () => boolean): Leaving {
  const watching = useContext(LeaveGuardContext);
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  const mustAsk = useEffectEvent(isUnsaved);
  useEffect(() => {
    const { href, pathname, search } = window.location;
    watching.current = {
      ask: (go) => (mustAsk() ? setLeaving({ go }) : go()),
      handleBack(event) {
        // Pages may share a path, such as the text of an upload and its correction; a place in a page is not another page.
        const { location } = window;
        const isSame = location.pathname === pathname && location.search === search;
        if (isSame || !mustAsk()) return;
        // Restores the address before the router sees the change.
        event.stopImmediatePropagation();
        window.history.pushState(null, '', href);
        setLeaving({ go: () => window.history.back() });
      },
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      watching.current = undefined;
      window.removeEventListener('beforeunload', warn);
    };
  }, [watching]);
  return {
    isAsked: leaving !== undefined,
    stay: () => setLeaving(undefined),
    leave() {
      const go = leaving?.go;
      watching.current = undefined;
      setLeaving(undefined);
      go?.();
    },
  };
}
