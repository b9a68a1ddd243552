/**
 * What becomes of a place in a new version, and so of the comments, tags and answers that are attached to it.
 *
 * By themselves: `unchanged`, or `renumbered`, which is told. With a mark for somebody to review: `changed` words;
 * `moved` out of the order of what surrounded it; `uncertain`, since equal words stand in several places, or so
 * much around them changed that they may be another provision's; `split`; `merged`. Parked: `repealed`.
 */
export const fates = [
  'unchanged',
  'renumbered',
  'changed',
  'moved',
  'uncertain',
  'split',
  'merged',
  'repealed',
] as const;
export type Fate = (typeof fates)[number];

export type Carrying =
  | {
      from: string;
      fate: Exclude<Fate, 'repealed'>;
      /** Path in the new version. */
      to: string;
      /** Further places that have some of the words now. */
      also: readonly string[];
    }
  | {
      from: string;
      fate: 'repealed';
      /** What stands in its place now ("Aufgehoben"), or the nearest place around it that is left. */
      near: string | undefined;
    };

const byItself: ReadonlySet<Fate> = new Set(['unchanged', 'renumbered']);

/** Whether somebody has to look at what was attached, before it may count for the new version. */
export const needsReview = ({ fate }: Carrying): boolean => fate !== 'repealed' && !byItself.has(fate);
