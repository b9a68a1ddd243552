import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { reconnections } from '#core/reconnection.ts';
import { useApp } from '#widgets/app-context.tsx';
import { NoticeSnackbar } from '#widgets/NoticeSnackbar.tsx';
import { dismissNetworkError } from '../network-notices.ts';

/** The notices of the stores in the interface language. */
export function Notices() {
  const { notices, part } = useApp();
  const { main, domain } = part(reconnections);
  const all = useStore(notices.$notices);
  // A view waits for a server that is away, and says so.
  const isAway = [useStore(main.$next), useStore(domain.$next)].some(Boolean);
  // Before the browser draws: the notice of the same failure comes first.
  useLayoutEffect(() => {
    if (isAway && all.length > 0) dismissNetworkError(notices);
  }, [isAway, all, notices]);
  return <NoticeSnackbar displayed={all} />;
}
