import { categories } from '../contract/main/categories.ts';
import { isDay } from '../lib/day.ts';
import { addMonths } from '../lib/months.ts';
import type { ByDateQuery } from './by-date-address.ts';

/** Months that the page shows at first. */
const usualMonths = 3;

/** Reads an address; what is missing, or none of what there is, is the last three months until today, and the first view. */
export function parseByDate(search: string, today: string): ByDateQuery {
  const given = new URLSearchParams(search);
  const day = (name: 'from' | 'to') => {
    const value = given.get(name) ?? '';
    return isDay(value) ? value : undefined;
  };
  const [first] = categories;
  return {
    from: day('from') ?? addMonths(today, -usualMonths),
    to: day('to') ?? today,
    view: categories.find((one) => one === given.get('view')) ?? first,
  };
}
