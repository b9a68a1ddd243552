import { setImmediate as nextTurn } from 'node:timers/promises';
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { dueFrom } from '#core/change-filter/due-from.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** A day in a calendar on which something is due. */
export type CalendarEntry = {
  /** The same for the same thing, whenever and in whichever feed it is read. */
  uid: string;
  /** Rises with each revision, so that programs know the later one. */
  sequence: number;
  /** The day (ISO). */
  day: string;
  summary: string;
  description: string;
  /** Where people work on it. */
  url: string;
  changedAt: Date;
  /** Of what the provider has withdrawn. */
  isCancelled: boolean;
};

type CalendarHead = { name: string; language: InterfaceLanguage };

/** What is written at once, so that a long calendar does not hold up other calls. */
const pieceLength = 100;
const endOfLine = '\r\n';
const end = 'END:VCALENDAR';
const firstEvent = 'BEGIN:VEVENT';
const day = 86_400;
/** How often programs are asked to read it again. */
const hour = 3600;
/** In the morning, by the clock of whoever is reminded. */
const remindedAt = 9 * hour;

/** A calendar as text (RFC 5545); each line, the last one too, ends with CRLF. */
export async function writeCalendar(head: CalendarHead, entries: readonly CalendarEntry[]): Promise<string> {
  const empty = emptyCalendar(head).toString();
  const pieces = [empty.slice(0, empty.lastIndexOf(end))];
  for (let from = 0; from < entries.length; from += pieceLength) {
    if (from > 0) await nextTurn();
    pieces.push(eventsOf(entries.slice(from, from + pieceLength)));
  }
  return `${pieces.join('')}${end}${endOfLine}`;
}

/** The library writes the name as it is, and escapes all else. */
const emptyCalendar = ({ name, language }: CalendarHead): ICalCalendar =>
  ical({
    name: name.replace(/[\\;,]/g, '\\$&'),
    prodId: { company: 'Regesta', product: 'Changes', language },
    ttl: hour,
  });

/** The events alone, since the library writes whole calendars. */
function eventsOf(entries: readonly CalendarEntry[]): string {
  const calendar = ical();
  for (const entry of entries) addEntry(calendar, entry);
  const text = calendar.toString();
  return text.slice(text.indexOf(firstEvent), text.lastIndexOf(end));
}

function addEntry(calendar: ICalCalendar, entry: CalendarEntry): void {
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    start: new Date(`${entry.day}T00:00:00Z`),
    allDay: true,
    summary: entry.summary,
    description: entry.description,
    url: entry.url,
    stamp: entry.changedAt,
    lastModified: entry.changedAt,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A deadline occupies nobody.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  if (entry.isCancelled) return;
  event.createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: daysBetween(dueFrom(entry.day), entry.day) * day - remindedAt,
    description: entry.summary,
  });
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (day * 1000));
