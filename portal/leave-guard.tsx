import { createContext, type ReactNode, useCallback, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';

/** What a page wants to do before it is left. */
type LeaveWatch = {
  /** `go` leaves the page. */
  ask: (go: () => void) => void;
  /** The browser's buttons have led away already. */
  handleBack: (event: PopStateEvent) => void;
};
/** The page that wants to be asked, if there is one. */
type Watching = { current?: LeaveWatch | undefined };
export const LeaveGuardContext = createContext<Watching>({});

/** Must listen before the router does: on a window, listeners are called in the order in which they came. */
function createWatching(): Watching {
  const watching: Watching = {};
  window.addEventListener('popstate', (event) => watching.current?.handleBack(event));
  return watching;
}

/** Lets a page with unsaved entries have its say before links, searches and the browser lead away from it. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [watching] = useState(createWatching);
  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      const go = () => navigate(to, options);
      if (watching.current) watching.current.ask(go);
      else go();
    },
    [watching],
  );
  return (
    <LeaveGuardContext value={watching}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </LeaveGuardContext>
  );
}
