import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, writeCalendar } from './calendar-text.ts';

const head = { name: 'Fristen', language: 'DE' } as const;
const anEntry = (fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'main-1@musterbank',
  sequence: 3,
  day: '2026-06-20',
  summary: 'Sorgfaltspflichten',
  description: 'Status: Kritisch',
  url: 'https://portal.example/changes/sorgfaltspflichten',
  changedAt: new Date('2026-05-01T08:00:00Z'),
  isCancelled: false,
  ...fields,
});

/** The events of a calendar, as a program that is not ours reads it. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  return { calendar, events, first: new ICAL.Event(events[0]) };
};

describe('a calendar as text', () => {
  it('is read by a program that is not ours, with all that an entry says', async () => {
    const { calendar, events, first } = read(await writeCalendar(head, [anEntry()]));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('name')).toBe('Fristen');
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
    expect(first.uid).toBe('main-1@musterbank');
    expect(first.sequence).toBe(3);
    expect([first.startDate.isDate, first.startDate.toString()]).toEqual([true, '2026-06-20']);
    expect(first.duration.toString()).toBe('P1D');
    expect(first.summary).toBe('Sorgfaltspflichten');
    expect(first.description).toBe('Status: Kritisch');
    const value = (name: string) => events[0]?.getFirstPropertyValue(name)?.toString();
    expect(value('url')).toBe('https://portal.example/changes/sorgfaltspflichten');
    expect([value('dtstamp'), value('last-modified')]).toEqual([
      '2026-05-01T08:00:00Z',
      '2026-05-01T08:00:00Z',
    ]);
    expect([value('status'), value('transp')]).toEqual(['CONFIRMED', 'TRANSPARENT']);
  });

  it.each([
    ['2026-06-20', '2026-05-20'],
    ['2026-03-31', '2026-03-01'],
    ['2026-12-15', '2026-11-15'],
  ])('reminds of %s in the morning of the day from which it is due within a month, %s', async (day, on) => {
    const { events, first } = read(await writeCalendar(head, [anEntry({ day })]));
    const alarm = events[0]?.getFirstSubcomponent('valarm');
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration;
    const start = first.startDate.clone();
    start.isDate = false;
    start.addDuration(trigger);
    expect(start.toString()).toBe(`${on}T09:00:00`);
    expect([alarm?.getFirstPropertyValue('action'), alarm?.getFirstPropertyValue('description')]).toEqual([
      'DISPLAY',
      'Sorgfaltspflichten',
    ]);
  });

  it('cancels what was withdrawn, and reminds of it no more', async () => {
    const { events } = read(await writeCalendar(head, [anEntry({ isCancelled: true })]));
    expect(events[0]?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(events[0]?.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('ends each line with CRLF, and folds at 75 octets without breaking a letter', async () => {
    const summary = `${'ä€😀'.repeat(40)}; mit, Zeichen \\ und "Worten"`;
    const description = `Zeile eins\nZeile zwei ${'lang '.repeat(60)}`;
    const text = await writeCalendar({ ...head, name: 'A, B; C\\D' }, [anEntry({ summary, description })]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
    const { first } = read(text);
    // The parser leaves these as they stand.
    expect(text).toContain('\r\nNAME:A\\, B\\; C\\\\D\r\n');
    expect([first.summary, first.description]).toEqual([summary, description]);
  });

  it('holds every entry once, however many there are, and is whole without any', async () => {
    const entries = Array.from({ length: 1001 }, (_, number) => anEntry({ uid: `main-${number}@x` }));
    const { events } = read(await writeCalendar({ ...head, name: 'BEGIN:VEVENT' }, entries));
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(1001);
    expect(events).toHaveLength(1001);
    expect(read(await writeCalendar(head, [])).calendar.getAllSubcomponents()).toEqual([]);
  });
});
