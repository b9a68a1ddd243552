const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const SWISS = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

/**
 * A day as people write it (2024-01-31, 31.1.2024, 31/01/2024) as ISO. A bare year is its first day,
 * after a year is after its last. Undefined for anything else and for days that do not exist.
 */
export function dayFrom(text: string, field: 'before' | 'after' | 'at'): string | undefined {
  if (/^\d{4}$/.test(text))
    return text < '1000' ? undefined : `${text}-${field === 'after' ? '12-31' : '01-01'}`;
  const iso = ISO.exec(text);
  const swiss = SWISS.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : swiss ? swiss.slice(1).reverse() : [];
  if (year === undefined || month === undefined || day === undefined || year < '1000') return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(written) ? undefined : written;
}
