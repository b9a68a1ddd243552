import { indexes } from '../lib/indexes.ts';

const order = new Intl.Collator('de-CH', { numeric: true, sensitivity: 'base' });
const digits = (part: string) => /^\d*/u.exec(part)?.[0] ?? '';
const byText = (a: string, b: string) => Number(a > b) - Number(a < b);

/**
 * The order of a systematic collection. After the first point, each digit of a number is a class of its own:
 * 952.0, 952.022.2, 952.03.
 */
export function compareSourceNumbers(a: string, b: string): number {
  const [[first = '', ...classes], [other = '', ...others]] = [a.split('.'), b.split('.')];
  const compared = order.compare(first, other);
  if (compared !== 0) return compared;
  for (const at of indexes(classes.length)) {
    const [part = '', its] = [classes[at], others[at]];
    if (its === undefined) return 1;
    const inClass = byText(digits(part), digits(its)) || byText(part, its);
    if (inClass !== 0) return inClass;
  }
  return classes.length - others.length;
}
