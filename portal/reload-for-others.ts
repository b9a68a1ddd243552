import type { Session } from '#core/session/session.ts';

/**
 * What a page has loaded may be internal to an organisation. A member of another one who signs in without closing the
 * page gets a new page, with nothing of it in memory.
 */
export function reloadForOthers(
  { $session, domainUrl }: Pick<Session, '$session' | 'domainUrl'>,
  reload: () => void,
): void {
  let last = $session.get().signedIn ? domainUrl() : undefined;
  $session.listen(({ signedIn }) => {
    if (!signedIn) return;
    const own = domainUrl();
    if (last !== undefined && own !== last) reload();
    last = own;
  });
}
