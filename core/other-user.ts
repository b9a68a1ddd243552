import type { Session } from './session/session.ts';

/** Calls when somebody signs in or out, or somebody else has signed in: what was loaded is not theirs. */
export function onOtherUser({ $session }: Pick<Session, '$session'>, call: () => void): void {
  $session.listen((now, before) => {
    if (now.signedIn !== before?.signedIn || now.user?.id !== before.user?.id) call();
  });
}
