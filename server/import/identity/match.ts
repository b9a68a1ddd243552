import type { LanguageCode } from '#core/contract/languages.ts';
import type { ContainerEvidence } from '../../data/tables/main.ts';
import { overlap } from './evidence.ts';

/** A container as it was seen in one version and language, and the path that it was given. */
export type Sighting = {
  versionDate: string;
  language: LanguageCode;
  path: string;
  evidence: ContainerEvidence;
};
/** A container to be recognised. */
export type Subject = Omit<Sighting, 'path'>;

const never = Number.NEGATIVE_INFINITY;
/** Less than this may be chance. */
const enough = 25;

const yearsOf = (references: readonly string[]) =>
  new Set(references.map((reference) => /\d{4}/.exec(reference)?.[0]));

/** How far the publications of two containers speak for one and the same. The year is the same in all languages. */
function scoreOfReferences(a: Subject, b: Sighting): number {
  const one = a.evidence.references;
  const other = b.evidence.references;
  if (one.length === 0 || other.length === 0) return 0;
  if (one.some((reference) => other.includes(reference))) return 60;
  if (a.language === b.language) return -30;
  const years = yearsOf(other);
  return [...yearsOf(one)].some((year) => years.has(year)) ? 15 : never;
}

function scoreOfWords(a: ContainerEvidence, b: ContainerEvidence): number {
  // Not enough alone: several may be headed "Transitional provisions".
  const heading = a.heading !== '' && a.heading === b.heading ? 20 : 0;
  return heading + 60 * overlap(a.words, b.words);
}

/** Of two languages only the structure can be compared, and the position in the same version. */
function scoreOfStructure(a: Subject, b: Sighting): number {
  const isSamePosition =
    a.evidence.ordinal === b.evidence.ordinal && a.evidence.siblings === b.evidence.siblings;
  const shape = overlap(a.evidence.shape, b.evidence.shape);
  const size = Math.min(a.evidence.shape.length, b.evidence.shape.length);
  const position = isSamePosition && (a.versionDate === b.versionDate || a.evidence.siblings === 1) ? 30 : 0;
  return position + 20 * shape + (size >= 10 && shape > 0.7 ? 20 : 0);
}

/** How far a container and one seen before are the same; negative infinity if they cannot be. */
function scoreOf(a: Subject, b: Sighting): number {
  const { act } = a.evidence;
  if (act !== undefined && b.evidence.act !== undefined && act !== b.evidence.act) return never;
  const score = act !== undefined && act === b.evidence.act ? 100 : 0;
  const content = a.language === b.language ? scoreOfWords(a.evidence, b.evidence) : scoreOfStructure(a, b);
  return score + scoreOfReferences(a, b) + content;
}

/**
 * The path of each container that is recognised among those seen before, by its index. A path is given once; the
 * surest matches come first, the nearest position decides between equal ones.
 */
export function recognise(subjects: readonly Subject[], known: readonly Sighting[]): Map<number, string> {
  const best = new Map<string, { index: number; path: string; score: number; distance: number }>();
  for (const [index, subject] of subjects.entries()) {
    for (const sighting of known) {
      const score = scoreOf(subject, sighting);
      const key = `${index} ${sighting.path}`;
      const distance = Math.abs(subject.evidence.ordinal - sighting.evidence.ordinal);
      const before = best.get(key);
      // What contradicts one version of a container contradicts all: its act never changes.
      if (score === never || before?.score === never)
        best.set(key, { index, path: sighting.path, score: never, distance });
      else if (!before || score > before.score)
        best.set(key, { index, path: sighting.path, score, distance });
    }
  }
  const paths = new Map<number, string>();
  const taken = new Set<string>();
  const pairs = [...best.values()].filter(({ score }) => score >= enough);
  for (const { index, path } of pairs.sort((a, b) => b.score - a.score || a.distance - b.distance)) {
    if (paths.has(index) || taken.has(path)) continue;
    paths.set(index, path);
    taken.add(path);
  }
  return paths;
}
