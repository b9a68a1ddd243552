import { useCallback, useEffect, useMemo, useState } from 'react';

/** A set of ids that rows are added to and taken from; empty again when `scope` changes. */
export function useIdSet(scope: unknown) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope is all that counts
  useEffect(() => setIds((now) => (now.size === 0 ? now : new Set())), [scope]);
  const set = useCallback((changed: readonly string[], held: boolean) => {
    setIds((now) => {
      const next = new Set(now);
      for (const id of changed) {
        if (held) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, set, clear }), [ids, set, clear]);
}
