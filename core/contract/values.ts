import * as v from 'valibot';
import { earliestDay, isCalendarDate, isDay, latestDay } from '../lib/day.ts';
import { formedText } from './forms.ts';
import { interfaceLanguageCodes, languageCodes } from './languages.ts';

export const languageCode = v.picklist(languageCodes);

/** A language that the interface has. */
export const interfaceLanguage = v.picklist(interfaceLanguageCodes);

/** A day in ISO 8601 that exists (2025-02-30 does not), in a year that calendars and databases agree on. */
export const isoDate = v.pipe(
  formedText(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2025-01-31'),
  v.check(isCalendarDate, 'must be a date that exists'),
  v.check(isDay, `must be from ${earliestDay} to ${latestDay}`),
);

/** Outcome of a mail that a call sends: a mail server has accepted it, or it will be sent later. */
export const mailStatus = v.picklist(['sent', 'queued']);

/** Statuses of calls that send a mail and wait for it for a moment. */
export const mailStatuses = {
  202: { description: 'The mail is sent later', when: { mail: 'queued' } },
  502: { description: 'The mail is refused for good' },
} as const;
