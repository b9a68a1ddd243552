import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ByDateQuery, PartialByDate } from '#core/by-date/by-date-address.ts';
import { parseByDate } from '#core/by-date/by-date-query.ts';
import { today } from '#core/lib/dates.ts';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';

/** What the address asks for, and how to ask for something else: from then on both days stand in it. */
export function useByDateQuery(): [ByDateQuery, (fields: PartialByDate) => void] {
  const { now } = useApp();
  // That of when the page was opened: what is listed does not change by itself.
  const [day] = useState(() => today(now()));
  const query = parseByDate(useSearch(), day);
  const [, navigate] = useLocation();
  return [
    query,
    (fields) => navigate(routes.regTextChange.address({ ...query, ...fields }), { replace: true }),
  ];
}
