import * as v from 'valibot';

/* Values of regulatory changes, which both servers have in common. What they are called is in `core/i18n`. */

/**
 * Statuses of a change (specification, section 4): red, orange and green on-going project, unknown, done, out of scope.
 * What is unknown counts as on-going.
 */
export const changeStatuses = ['R', 'A', 'G', '?', 'D', 'O'] as const;
export const changeStatus = v.picklist(changeStatuses);
export type ChangeStatus = (typeof changeStatuses)[number];

/** The statuses that end the work on a change. */
export const endStatuses = ['D', 'O'] as const satisfies readonly ChangeStatus[];
export type EndStatus = (typeof endStatuses)[number];

/** How much work a change is. */
export const changeVolumes = ['high', 'medium', 'low', 'unknown'] as const;
export const changeVolume = v.picklist(changeVolumes);
export type ChangeVolume = (typeof changeVolumes)[number];

/** Who issues what changes. */
export const changeSources = [
  'confederation',
  'finma',
  'snb',
  'basel',
  'eu',
  'sba',
  'six',
  'internal',
  'other',
] as const;
export const changeSource = v.picklist(changeSources);
export type ChangeSource = (typeof changeSources)[number];

/** What kind of text changes, or what happens to it. */
export const changeTypes = [
  'act',
  'ordinance',
  'circular',
  'guidance',
  'standard',
  'regulation',
  'consultation',
  'selfRegulation',
  'directive',
  'other',
] as const;
export const changeType = v.picklist(changeTypes);
export type ChangeType = (typeof changeTypes)[number];

/** Who tells of a change: the provider, on the main server, or the organisation itself. */
export const changeOrigins = ['main', 'domain'] as const;
export const changeOrigin = v.picklist(changeOrigins);
export type ChangeOrigin = (typeof changeOrigins)[number];

/** How calls name a change: ids of the provider and of the organisation never mix, since the origin goes along. */
export type ChangeRef = { id: string; origin: ChangeOrigin };
