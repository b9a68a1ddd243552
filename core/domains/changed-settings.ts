const settings = [
  ['languages', 'languages'],
  ['supportAddress', 'supportAddress'],
  ['widgetOrigins', 'origins'],
  ['internalToModel', 'internalToModel'],
] as const;

/** The settings that a line of the log reports as changed, by the keys of their names. */
export function changedSettings(detail: Readonly<Record<string, unknown>>): (typeof settings)[number][1][] {
  const field = (side: unknown, name: string) =>
    JSON.stringify((side as Record<string, unknown> | undefined)?.[name] ?? null);
  return settings
    .filter(([name]) => field(detail.from, name) !== field(detail.to, name))
    .map(([, key]) => key);
}
