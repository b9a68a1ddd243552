import { texts } from './en/calendar.ts';
import { defineTexts } from './texts.ts';

export const calendarTexts = defineTexts('calendar', texts, {
  DE: () => import('./de/calendar.ts'),
  FR: () => import('./fr/calendar.ts'),
  IT: () => import('./it/calendar.ts'),
});
