import * as v from 'valibot';
import { changeFile } from '../change-files.ts';
import { forChangeReaders } from '../change-rights.ts';
import { changeSource, changeType } from '../change-values.ts';
import { bytes, call } from '../endpoint.ts';
import { interfaceLanguage, isoDate } from '../values.ts';

const wordsOfChange = v.object({ topic: v.string(), summary: v.string() });

/** The words of a change in the languages that they are written in. */
const wordsByLanguage = v.object({
  DE: v.optional(wordsOfChange),
  FR: v.optional(wordsOfChange),
  IT: v.optional(wordsOfChange),
  EN: v.optional(wordsOfChange),
});

/** A change of which the provider tells. What an organisation makes of it is on its own server. */
export const providerChange = {
  id: v.string(),
  /** Names it in addresses. */
  slug: v.string(),
  source: changeSource,
  type: changeType,
  /** Absent where none is known yet. */
  deadline: v.optional(isoDate),
  /** The language in which it was written. */
  language: interfaceLanguage,
  words: wordsByLanguage,
  /** Where the source publishes it. */
  link: v.optional(v.string()),
  /** The complete identifiers of the paragraphs that it touches. */
  provisions: v.array(v.string()),
  /** Number of files that the provider has put to it. */
  files: v.number(),
  /** The day on which the provider first told of it. */
  date: isoDate,
};

/** A line of the feed: a change as it stands now, or one that is there no more. */
export const changeFeedItem = v.variant('kind', [
  v.object({ kind: v.literal('change'), sequence: v.number(), ...providerChange }),
  v.object({ kind: v.literal('withdrawn'), sequence: v.number(), id: v.string() }),
]);
export type ChangeFeedItem = v.InferOutput<typeof changeFeedItem>;

export const mainChangeCalls = {
  /**
   * What became of changes since a number, of each its latest line. As the feed of texts (feed.ts): `last` and `same` tell
   * of a main server that was restored from a backup.
   */
  changeFeed: call('GET', '/ChangeElements/Feed', {
    access: forChangeReaders,
    reply: v.object({
      items: v.array(changeFeedItem),
      next: v.number(),
      more: v.boolean(),
      last: v.number(),
      mark: v.optional(v.string()),
      same: v.boolean(),
    }),
  }),
  /** The files that the provider has put to a change. */
  providerChangeFiles: call('GET', '/ChangeElementsFiles/Linked/:id', {
    access: forChangeReaders,
    reply: v.array(changeFile),
  }),
  /** The bytes of such a file; also a part of them. */
  providerChangeFile: call('GET', '/ChangeElementsFiles/:id', {
    access: forChangeReaders,
    reply: bytes('application/octet-stream'),
  }),
};
