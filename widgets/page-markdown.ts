import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** Markdown of whole pages, which has tables. Comments have none, so that their elements need not load these. */
export const parsePageMarkdown = (text: string): ReturnType<typeof fromMarkdown> =>
  fromMarkdown(text, tables);
