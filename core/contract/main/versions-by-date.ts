import * as v from 'valibot';
import { changeType } from '../change-values.ts';
import { call, type Rights } from '../endpoint.ts';
import { interfaceLanguage, isoDate, languageCode } from '../values.ts';
import { category, sampleMark } from './document-marks.ts';
import { versionStatus } from './reading.ts';

/** Who sees which versions came into force: who reads, by plan. */
const forReadersByPlan = {
  roles: ['READER'],
  capability: 'CAN_SEE_REG_TEXT_CHANGE',
} as const satisfies Rights;

/** A change of the provider that names paragraphs of a text. */
const namingChange = v.object({
  id: v.string(),
  /** Names it in addresses. */
  slug: v.string(),
  topic: v.string(),
  /** That of the topic: the requested one, or the one in which it was written. */
  language: interfaceLanguage,
  type: changeType,
  deadline: v.optional(isoDate),
  /** The complete identifiers of the paragraphs of the text that it names. */
  provisions: v.array(v.string()),
});
export type NamingChange = v.InferOutput<typeof namingChange>;

/** The paths of articles, their likes and annexes in which a version is not the same as the one before it. */
const changedUnits = v.object({
  changed: v.array(v.string()),
  added: v.array(v.string()),
  /** Repealed, or there no more. */
  repealed: v.array(v.string()),
});
export type ChangedUnits = v.InferOutput<typeof changedUnits>;

const versionByDate = v.object({
  regTextId: v.string(),
  /** In the requested language or the nearest one. */
  longName: v.string(),
  shortName: v.optional(v.string()),
  sourceNumber: v.string(),
  /** Languages of the version. */
  languages: v.array(languageCode),
  /** The day on which it came into force. */
  versionDate: isoDate,
  status: versionStatus,
  /** The version before in one of the languages, to compare with; absent of the first one. */
  versionBefore: v.optional(isoDate),
  /** Absent of the first version. */
  units: v.optional(changedUnits),
  /** Absent where the caller sees no changes. */
  changes: v.optional(v.array(namingChange)),
  ...sampleMark,
});
export type VersionByDate = v.InferOutput<typeof versionByDate>;

export const versionsByDateCalls = {
  /**
   * The versions of texts that came into force between two days, both included, of one view of the sources, the newest
   * first, each with the changes of the provider that name it.
   */
  versionsByDate: call('GET', '/ChangeElements/ByDate', {
    access: forReadersByPlan,
    reply: v.object({
      /** Numbers of versions by view; views without any are left out. `versions` has the first ones of the requested view. */
      counts: v.array(v.object({ view: category, count: v.number() })),
      versions: v.array(versionByDate),
      /** Where the view has none between the days: the last day before on which one came into force. */
      lastBefore: v.optional(isoDate),
    }),
  }),
};
