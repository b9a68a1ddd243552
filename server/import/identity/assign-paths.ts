import type { Unit } from '#core/contract/main/regulation-text.ts';
import { sectionOf, sectionSegments } from '#core/law/paragraph-id.ts';
import type { ContainerEvidence } from '../../data/tables/main.ts';
import type { ImportedText } from '../regulation.ts';
import { evidenceOf, lastSegment, type Unnamed, unnamedUnits } from './evidence.ts';
import { recognise, type Sighting } from './match.ts';
import { bare, movedPath } from './rename.ts';

/** A sighting with the place where its container stands: its kind and the path of the container around. */
export type PlacedSighting = Sighting & { sourcePath: string; parent: string; word: string };

type Assigning = {
  text: ImportedText;
  byId: ReadonlyMap<string, Unit>;
  known: readonly PlacedSighting[];
  /** The new path of each unit so far. */
  paths: Map<string, string>;
  /** Paths that belong to a container already, in this text or in another one. */
  taken: Set<string>;
  sightings: PlacedSighting[];
};

/** The name that a container has from itself, whatever versions and languages are imported before it. */
function ownName({ act, references }: ContainerEvidence, word: string): string | undefined {
  if (word !== 'disp') return undefined;
  if (act !== undefined) return `disp_${act.replaceAll('-', '')}`;
  const page = references.find((reference) => /^\d{4}\//.test(reference));
  return page === undefined ? undefined : `disp_as_${page.replace('/', '_')}`;
}

function pathBelow(parent: string, segment: string): string {
  const around = parent === '' ? [] : sectionSegments(parent.slice(1, -1));
  return `{${sectionOf([...around, segment])}}`;
}

/** The first free path: by what the container is, else by its position in the source. */
function freePath(
  parent: string,
  word: string,
  evidence: ContainerEvidence,
  source: string,
  taken: Set<string>,
): string {
  const isGenerated = /_d\d+e\d+$/.test(source);
  const preferred = ownName(evidence, word) ?? (isGenerated ? `${word}_u${evidence.ordinal}` : source);
  const path = pathBelow(parent, preferred);
  if (!taken.has(path)) return path;
  const stem = ownName(evidence, word) === undefined ? `${word}_u` : `${preferred}_`;
  for (let number = 2; ; number += 1) {
    const next = pathBelow(parent, `${stem}${number}`);
    if (!taken.has(next)) return next;
  }
}

function assignGroup(state: Assigning, group: readonly Unnamed[], parent: string): void {
  const word = group[0]?.word ?? '';
  const { versionDate, language } = state.text;
  const subjects = group.map((one, at) => ({
    versionDate,
    language,
    evidence: evidenceOf(one, state.text, { ordinal: at + 1, siblings: group.length }),
  }));
  const known = state.known.filter((sighting) => sighting.parent === parent && sighting.word === word);
  const recognised = recognise(subjects, known);
  const used = new Set(recognised.values());
  for (const [at, { unit }] of group.entries()) {
    const { evidence } = subjects[at] as (typeof subjects)[number];
    const source = lastSegment(bare(unit.id)) ?? word;
    const last = pathBelow(parent, source);
    // Where nothing tells what a heading is, the identifier of the source does, as long as no other one has it.
    const isLeft = word !== 'disp' && !used.has(last) && known.some(({ path }) => path === last);
    const path =
      recognised.get(at) ?? (isLeft ? last : freePath(parent, word, evidence, source, state.taken));
    state.taken.add(path);
    used.add(path);
    state.paths.set(unit.id, path);
    state.sightings.push({ versionDate, language, sourcePath: unit.id, path, parent, word, evidence });
  }
}

/** The new path of a unit that has a name of its own: only the containers around it may have moved. */
function pathInside({ paths, byId }: Assigning, unit: Unit): string {
  for (let { parent } = unit; parent !== undefined; parent = byId.get(parent)?.parent) {
    const after = paths.get(parent);
    const moved = after === undefined ? undefined : movedPath(unit.id, bare(parent), after);
    if (moved !== undefined) return moved;
  }
  return unit.id;
}

/**
 * Gives every container without a name of its own the path of the same container in the other versions and languages.
 * `known` are the sightings of the document so far; those of this text are in the reply.
 */
export function assignPaths(
  text: ImportedText,
  known: readonly PlacedSighting[],
): { paths: ReadonlyMap<string, string>; sightings: PlacedSighting[] } {
  const unnamed = unnamedUnits(text.units);
  const groupOf = new Map(unnamed.map((one) => [one.unit.id, one]));
  const taken = new Set([
    ...known.map(({ path }) => path),
    ...text.units.flatMap(({ id }) => (groupOf.has(id) ? [] : [id])),
  ]);
  const byId = new Map(text.units.map((unit) => [unit.id, unit]));
  const state: Assigning = { text, byId, known, paths: new Map(), taken, sightings: [] };
  for (const unit of text.units) {
    if (state.paths.has(unit.id)) continue;
    const parent = unit.parent === undefined ? '' : (state.paths.get(unit.parent) ?? unit.parent);
    const own = groupOf.get(unit.id);
    if (own) {
      const group = unnamed.filter((one) => one.unit.parent === unit.parent && one.word === own.word);
      assignGroup(state, group, parent);
    } else if (unit.parent !== undefined) state.paths.set(unit.id, pathInside(state, unit));
  }
  return { paths: state.paths, sightings: state.sightings };
}
