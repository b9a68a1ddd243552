import type { LanguageCode } from '#core/contract/languages.ts';
import type { Division, Part, Unit } from '#core/contract/main/regulation-text.ts';
import { withOrdinal } from '#core/law/paragraph-id.ts';
import { provisions } from '#server/import/provisions.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { readRegulations, setAsidePresent } from '#server/terms/set-aside-fixture.ts';
import { realActs } from './real-acts.ts';

/** The acts of which queries were set aside, in these languages; why these is in set-aside/README.md. */
export const setAsideActs: Readonly<Record<string, readonly LanguageCode[]>> = {
  'eli/cc/2012/629': ['DE', 'EN'],
  'eli/cc/2024/139': ['DE', 'FR', 'IT'],
  'eli/cc/2024/140': ['DE', 'FR', 'IT'],
  'eli/cc/2024/138': ['DE', 'FR', 'IT'],
  'eli/cc/2008/749': ['DE', 'FR', 'IT'],
  'eli/cc/2020/23': ['DE', 'FR', 'IT'],
  'eli/cc/2026/51': ['DE'],
  'eli/cc/2009/450': ['EN'],
  'eli/reg/2014/596': ['EN'],
};

const marketAbuse = '32014R0596_oj';
/** Only reports tell these. */
const noCounts = { repealed: 0, paragraphs: 0, items: 0, notes: 0, tables: 0, images: 0, annexes: 0 };

/** Gives every place a path of its own, which the subparagraphs of a regulation do not have in its file. */
function ownPaths(units: readonly Unit[]): Unit[] {
  const taken = new Map<string, number>();
  const ownPath = (path: string) => {
    const times = (taken.get(path) ?? 0) + 1;
    taken.set(path, times);
    return times === 1 ? path : withOrdinal(path, times);
  };
  const inside = (parts: readonly Part[], before: string, after: string): Part[] =>
    parts.map((part) => (part.part === 'division' ? moved(part, before, after) : part));
  const moved = (division: Division, before: string, after: string): Division => {
    if (division.id === undefined) return division;
    const id = ownPath(after + division.id.slice(before.length));
    return { ...division, id, parts: inside(division.parts, division.id, id) };
  };
  return units.map((unit) => ({ ...unit, parts: inside(unit.parts, unit.id, unit.id) }));
}

/** The Market Abuse Regulation, of which no part of the search has ever seen a word. */
function marketAbuseRegulation(): ImportedText[] {
  return readRegulations()
    .filter(({ name }) => name === marketAbuse)
    .map(({ language, units: read }) => {
      const units = ownPaths(read);
      return {
        sourceKey: 'eli/reg/2014/596',
        source: 'fedlex-akn',
        sourceNumber: '32014R0596',
        sample: false,
        category: 'eu',
        language,
        versionDate: '2016-07-03',
        dateBasis: 'applicability',
        names: { [language]: { long: 'Market Abuse Regulation (EU) No 596/2014', short: 'MAR' } },
        authoritative: true,
        naming: 'eu',
        units,
        provisions: provisions(units),
        counts: { ...noCounts, articles: units.length },
        warnings: [],
      };
    });
}

/** All versions of the acts among which the queries are answered; empty if they are not beside the project. */
export function setAsideCollection(): ImportedText[] {
  const acts = realActs();
  return acts.length === 0 || !setAsidePresent ? [] : [...acts, ...marketAbuseRegulation()];
}
