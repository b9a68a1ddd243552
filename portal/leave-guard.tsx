import { createContext, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { type AroundNavHandler, Router } from 'wouter';

/** Asks before a page is left; `go` leaves it. */
type AskToLeave = (go: () => void) => void;

/** The page that wants to be asked, if there is one. */
export const LeaveGuardContext = createContext<RefObject<AskToLeave | undefined>>({ current: undefined });

/** Lets a page with unsaved entries have its say before links and searches lead away from it. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const asking = useRef<AskToLeave>(undefined);
  const aroundNav = useCallback<AroundNavHandler>((navigate, to, options) => {
    const go = () => navigate(to, options);
    if (asking.current) asking.current(go);
    else go();
  }, []);
  return (
    <LeaveGuardContext value={asking}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </LeaveGuardContext>
  );
}
