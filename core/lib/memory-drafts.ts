type Draft = { at: number; value: unknown };

/** Unsaved words where the device is not the person's: they last as long as the page. */
export function createMemoryDrafts(now: () => number) {
  const all = new Map<string, Readonly<Record<string, Draft>>>();
  return {
    of: (who: string): Readonly<Record<string, Draft>> => all.get(who) ?? {},
    keep(who: string, name: string, value: unknown) {
      const { [name]: _, ...others } = all.get(who) ?? {};
      all.set(who, value === undefined ? others : { ...others, [name]: { at: now(), value } });
    },
  };
}
