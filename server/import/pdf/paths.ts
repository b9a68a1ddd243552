import { pathFromEId } from '#core/law/e-id.ts';
import { splitLatin } from '#core/law/label.ts';
import { PathError, parsePath, sectionSegments, withOrdinal } from '#core/law/paragraph-id.ts';

export type Paths = {
  /** The path of an article, a margin number or a recital. `around`: the path of its container. */
  ofUnit: (
    kind: 'article' | 'marginNumber' | 'recital',
    number: string,
    around: string | undefined,
  ) => string;
  ofContainer: (segments: readonly string[]) => string;
  /** The path of a paragraph or an item within another path; without a number it gets a position. */
  within: (
    parent: string,
    kind: 'paragraph' | 'letter' | 'number' | 'dash',
    number: string | undefined,
  ) => string;
  /** Paths that are there several times, with how often. */
  doubles: () => ReadonlyMap<string, number>;
};

/** Paths as the identifiers of Akoma Ntoso give them, each used once: a second one is marked. */
export function createPaths(): Paths {
  const used = new Map<string, number>();
  const positions = new Map<string, number>();
  const doubles = new Map<string, number>();
  const unique = (path: string): string => {
    const ordinal = (used.get(path) ?? 0) + 1;
    used.set(path, ordinal);
    if (ordinal === 1) return path;
    doubles.set(path, ordinal);
    return withOrdinal(path, ordinal);
  };
  const position = (parent: string, kind: string): number => {
    const next = (positions.get(`${kind} ${parent}`) ?? 0) + 1;
    positions.set(`${kind} ${parent}`, next);
    return next;
  };
  return {
    ofUnit: (kind, number, around) => {
      const token = tokenOf(number) ?? `u${position('', kind)}`;
      if (kind === 'recital') return unique(pathFromEId(`rct_${token}`));
      // Articles count through the whole text, those of an annex or of final provisions by themselves.
      const section = ownCount(around);
      return unique(pathFromEId(`${section === undefined ? '' : `${section}/`}art_${token}`));
    },
    ofContainer: (segments) => unique(pathFromEId(segments.join('/'))),
    within: (parent, kind, number) => {
      if (kind === 'paragraph' && number === undefined) return unique(`${parent}^_`);
      if (kind === 'dash') return unique(`${parent}^-${position(parent, kind)}`);
      const label = number === undefined ? undefined : labelOf(number);
      return unique(`${parent}^${label ?? `+lbl_u${position(parent, 'item')}`}`);
    },
    doubles: () => doubles,
  };
}

/** The container that counts its own articles, of those around. */
function ownCount(around: string | undefined): string | undefined {
  if (around === undefined) return undefined;
  const segments = sectionSegments(around.slice(1, -1));
  const at = segments.findLastIndex((segment) => /^(?:annex|disp)(?:_|$)/.test(segment));
  return at < 0 ? undefined : segments.slice(0, at + 1).join('/');
}

/** "5a" as the identifiers write it: "5_a"; "4bis" is "4_bis". */
export function tokenOf(number: string): string | undefined {
  const match = /^(\d+|[IVXLCivxlc]+|[A-Za-z])([a-z]*)$/.exec(number.trim());
  if (!match) return undefined;
  const [, first = '', letters = ''] = match;
  const { stem, suffix } = splitLatin(letters);
  if (stem.length > 1) return undefined;
  return [first, stem, suffix].filter((part) => part !== '').join('_');
}

/** A number as a part of a path; undefined if none can be made of it. */
function labelOf(number: string): string | undefined {
  const label = number.trim();
  try {
    parsePath(`1^${label}`);
    return /[\^{}~!]/.test(label) ? undefined : label;
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}
