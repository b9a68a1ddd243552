import { readAct } from '../akn/read-act.ts';
import { childNamed, descendants, parseTree } from '../akn/tree.ts';
import { lineOf } from '../eu/blocks.ts';
import { buildAct } from '../eu/build-act.ts';
import { compareWords } from '../eu/compare-words.ts';
import { countedAct } from '../eu/counted-act.ts';
import { nameOfTitle } from '../eu/name-of-title.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import type { ImportedText } from '../regulation.ts';
import { xmlText } from '../xml-text.ts';
import { pageOptions } from './html.ts';
import { readIdentity } from './identity.ts';
import { collectNotes } from './notes.ts';
import { readPage } from './page.ts';
import { wordsOfPage } from './words-of-page.ts';

/** Reads a page of EUR-Lex: a text of the Official Journal or a consolidated one; an ImportError names file, line and reason. */
export function readEurlex(xml: string | Uint8Array, file: string): ImportedText {
  const text = xmlText(xml, file);
  const { root } = parseTree(text, file, pageOptions);
  const body = childNamed(root, 'body');
  if (!body) throw new ImportError(file, root.line, importReason('PAGE_NO_BODY'));
  const elements = [...descendants(body)];
  const paragraphs = elements.filter(({ name }) => name === 'p');
  const marksArticles = elements.some(({ attributes }) => /^art_[^.]+$/.test(attributes.id ?? ''));
  const page = readPage(body, collectNotes(paragraphs, text.length), marksArticles);
  const identity = readIdentity(paragraphs, nameOfTitle(page.title.map(lineOf)), file);
  const result = readAct(countedAct(buildAct(page), file), identity, file);
  result.warnings.push(...compareWords(wordsOfPage(text), result));
  return result;
}
