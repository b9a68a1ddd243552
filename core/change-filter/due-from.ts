import { addDays } from '../lib/dates.ts';
import { addMonths } from '../lib/months.ts';

/** The first day on which a deadline is within one month, as tables mark it from then on (specification, section 9). */
export function dueFrom(deadline: string): string {
  const before = addMonths(deadline, -1);
  // From the last day of a short month on, a month does not reach the last days of a longer one.
  return addMonths(before, 1) < deadline ? addDays(before, 1) : before;
}
