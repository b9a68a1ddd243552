import * as v from 'valibot';
import { longestLabel, maxChangeFiles } from '#core/contract/change-files.ts';
import { longestOfChange } from '#core/contract/change-limits.ts';
import { changeSource, changeType } from '#core/contract/change-values.ts';
import { pageAddress } from '#core/contract/domain/changes-endpoints.ts';
import { formedText } from '#core/contract/forms.ts';
import { paragraphIdParam } from '#core/contract/params.ts';
import { filledLine, filledText } from '#core/contract/text.ts';
import { interfaceLanguage, isoDate, languageCode } from '#core/contract/values.ts';
import type { FileContent } from '../../files/zip-names.ts';
import { issueReason } from '../issue-reason.ts';

const words = v.optional(
  v.strictObject({ topic: filledLine(longestOfChange.topic), summary: filledText(longestOfChange.summary) }),
);

const entryFile = v.strictObject({
  /** Beside the JSON file, or in a folder there. */
  path: filledLine(500),
  /** The name by which it is saved; without one that of the path. */
  name: v.optional(filledLine(200)),
  /** What it is called in lists; without one its name. */
  label: v.optional(filledLine(longestLabel)),
  language: v.optional(languageCode),
  versionDate: v.optional(isoDate),
});
export type EntryFile = v.InferOutput<typeof entryFile>;

/** A change as the provider writes it. What is not known here is refused, since it may be a misspelled field. */
export const changeEntry = v.strictObject({
  /** Names the change for ever: another slug is another change. */
  slug: formedText(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must consist of small letters, digits and single hyphens between them',
  ),
  source: changeSource,
  type: changeType,
  deadline: v.optional(isoDate),
  language: interfaceLanguage,
  words: v.strictObject({ DE: words, FR: words, IT: words, EN: words }),
  link: v.optional(pageAddress),
  provisions: v.optional(v.pipe(v.array(paragraphIdParam), v.maxLength(200, 'must name at most 200')), []),
  /** The day on which it was first told; without one that of the first load. */
  date: v.optional(isoDate),
  files: v.optional(
    v.pipe(v.array(entryFile), v.maxLength(maxChangeFiles, `must name at most ${maxChangeFiles}`)),
    [],
  ),
});
export type ChangeEntry = v.InferOutput<typeof changeEntry>;

/** A file that was checked: its name is safe, and its content is what its name says. */
export type CheckedFile = Omit<EntryFile, 'path'> & {
  name: string;
  label: string;
  contentType: string;
  hash: string;
  content: FileContent;
};
/** A change that can be stored. Without a list of files it has those that are stored. */
export type CheckedChange = Omit<ChangeEntry, 'files'> & { files?: CheckedFile[] };

/** What is wrong with an entry, by the name of its field. */
export type FieldProblem = { field: string; message: string };

/** The entry, or all that is wrong with its form. */
export function parseEntry(given: unknown): ChangeEntry | FieldProblem[] {
  const result = v.safeParse(changeEntry, given, { abortPipeEarly: true });
  if (!result.success)
    return result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issueReason(issue) }));
  const { language, words: said, slug } = result.output;
  if (slug.length > 100) return [{ field: 'slug', message: 'must have at most 100 characters' }];
  return said[language] === undefined
    ? [{ field: `words.${language}`, message: 'is missing: the change is written in this language' }]
    : result.output;
}
