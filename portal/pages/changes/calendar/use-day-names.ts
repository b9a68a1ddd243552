import { useMemo } from 'react';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage } from '#widgets/app-context.tsx';

const atNoon = (iso: string) => new Date(`${iso}T12:00:00Z`);

/** How days and months are called in the interface language. */
export function useDayNames() {
  const locale = localeOf(useInterfaceLanguage());
  return useMemo(() => {
    const named = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (iso: string) => format.format(atNoon(iso));
    };
    const weekday = named({ weekday: 'long' });
    const month = named({ month: 'long', year: 'numeric' });
    return {
      /** "Monday" */
      weekday,
      /** "Mon" */
      shortWeekday: named({ weekday: 'short' }),
      /** "Monday, 1 June 2026" */
      day: (iso: string) => `${weekday(iso)}, ${formatDate(iso, locale, 'long')}`,
      /** "June 2026" of "2026-06" */
      month: (of: string) => month(`${of}-01`),
    };
  }, [locale]);
}
export type DayNames = ReturnType<typeof useDayNames>;
