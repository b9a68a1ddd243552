import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { type PlacedLink, withLinks } from '#core/law/running-text.ts';
import { firstReaching } from '#core/lib/first-reaching.ts';

/** A stored text as read on a day; its references and terms depend on the day. */
export type TextAtDay = {
  id: number;
  regTextId: string;
  language: LanguageCode;
  day: string;
  /** The organisation that its document is internal to. */
  owner: string | null;
  /** Whether it is invented law, which may cite other invented law. */
  sample: boolean;
};

/** For each unit, for each of its running texts (`runningTexts`), its links in their order. */
export type LinkFinder = (
  units: readonly Unit[],
  text: TextAtDay,
) => Promise<readonly (readonly (readonly PlacedLink[])[])[]>;

export type Annotate = (units: readonly Unit[], text: TextAtDay) => Promise<Unit[]>;

/** Puts links into units when they are read. Where two overlap, the one of the earlier finder stays. */
export function createAnnotate(finders: readonly LinkFinder[]): Annotate {
  return async (units, text) => {
    const links: Awaited<ReturnType<LinkFinder>>[] = [];
    for (const find of finders) links.push(await find(units, text));
    return units.map((unit, at) =>
      withLinks(unit, (index) => sideBySide(links.map((own) => own[at]?.[index] ?? []))),
    );
  };
}

function sideBySide(byFinder: readonly (readonly PlacedLink[])[]): PlacedLink[] {
  let placed: PlacedLink[] = [];
  for (const links of byFinder) {
    const own: PlacedLink[] = [];
    for (const link of links) {
      const next = placed[firstReaching(placed.length, (index) => (placed[index]?.end ?? 0) > link.start)];
      const isFree = next === undefined || next.start >= link.end;
      if (isFree && (own.at(-1)?.end ?? 0) <= link.start) own.push(link);
    }
    placed = [...placed, ...own].sort((a, b) => a.start - b.start);
  }
  return placed;
}
