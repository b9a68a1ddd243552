import { createContext, type ReactNode, useCallback, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';

/** What a page does before the user leaves it. */
type LeaveWatch = {
  /** Asks the user; `go` leaves the page. */
  ask: (go: () => void) => void;
  /** Called after the browser's buttons have already changed the address. */
  handleBack: (event: PopStateEvent) => void;
};
/** The page that asks the user before it is left, if there is one. */
type Watching = { current?: LeaveWatch | undefined };
export const LeaveGuardContext = createContext<Watching>({});

/** Must be created before the router: a window calls its listeners in the order in which they were added. */
function createWatching(): Watching {
  const watching: Watching = {};
  window.addEventListener('popstate', (event) => watching.current?.handleBack(event));
  return watching;
}

/** Lets a page with unsaved entries ask the user before links, searches or the browser's buttons leave it. */
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
