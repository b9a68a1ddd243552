import * as v from 'valibot';
import { countUpTo, listPosition } from '../params.ts';
import { isoDate, languageCode } from '../values.ts';
import { tocEntry, unit } from './regulation-text.ts';

/** A line of the contents of a text that is not published: it has no address yet. */
export const previewEntry = v.omit(tocEntry, ['completeParagraphID', 'act']);
export type PreviewEntry = v.InferOutput<typeof previewEntry>;

/** A text before it is published, a window of units at a time, as it will be read. Its citations lead nowhere yet. */
export const textPreview = v.object({
  title: v.string(),
  language: languageCode,
  versionDate: isoDate,
  /** Another one with each change of the text: windows of two versions are not of one text. */
  version: v.string(),
  total: v.number(),
  from: v.number(),
  units: v.array(unit),
  /** The contents come with the first window. */
  entries: v.optional(v.array(previewEntry)),
});
export type TextPreview = v.InferOutput<typeof textPreview>;

/** What comes with the first window. */
export type PreviewHead = Pick<TextPreview, 'title' | 'language' | 'versionDate'> & {
  entries: readonly PreviewEntry[];
};
export const previewHead = ({ title, language, versionDate, entries = [] }: TextPreview): PreviewHead => ({
  title,
  language,
  versionDate,
  entries,
});

/** Units of a window, as readers ask for them. */
const maxWindow = 500;
export const previewWindow = v.object({
  from: v.optional(listPosition, 0),
  count: v.optional(countUpTo(maxWindow), 40),
});
export type PreviewWindow = v.InferOutput<typeof previewWindow>;
