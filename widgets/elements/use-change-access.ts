import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#core/http/api-error.ts';
import { type Access, checkAccess } from '#core/session/access-check.ts';
import { isClosedToTester, lacksOf } from '#core/session/gates.ts';
import { useApp } from '../app-context.tsx';

/**
 * What somebody lacks to see changes, as the organisation's server says by now; undefined while it is asked, or cannot be:
 * then the server decides with each call. Asked again when it has refused something, since a right may have been taken
 * away meanwhile.
 */
export function useChangeAccess(): Access | undefined {
  const app = useApp();
  const { notices, session } = app;
  const { user, capabilities } = useStore(session.$session);
  const failure = useStore(notices.$failure);
  const [known, setKnown] = useState<Access>();
  const isRefused = failure?.error instanceof ApiError && failure.error.code === 'FORBIDDEN';
  const refusal = isRefused ? failure : undefined;
  const ask = useEffectEvent(() =>
    checkAccess(app, 'changes').then(setKnown, (error: unknown) =>
      notices.report(error, 'ask for the rights to changes'),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal asks again
  useEffect(() => void ask(), [refusal]);
  if (known === undefined || user === undefined) return known;
  // A stored session only loses rights while it lasts, of which other calls hear too.
  return {
    isolated: known.isolated || isClosedToTester('changes', user.roles),
    lacks: lacksOf('changes', user.roles, capabilities),
  };
}
