import { readAct } from '../akn/read-act.ts';
import { childNamed, type Element } from '../akn/tree.ts';
import { lineOf } from '../eu/blocks.ts';
import { buildAct } from '../eu/build-act.ts';
import { compareWords } from '../eu/compare-words.ts';
import { countedAct } from '../eu/counted-act.ts';
import { nameOfTitle } from '../eu/name-of-title.ts';
import { ImportError } from '../import-error.ts';
import { type ImportReason, importReason } from '../import-reasons.ts';
import type { ImportedText } from '../regulation.ts';
import { readFormexAct } from './act.ts';
import { childrenNamed } from './blocks.ts';
import { readIdentity } from './identity.ts';
import { createNotes } from './inline.ts';
import { type FormexFile, filesOfManifest, manifestOf, parseFormex } from './parts.ts';
import { wordsOfFormex } from './words-of-formex.ts';

/** Reads a file that stands beside another; undefined if there is none of that name. */
export type ReadBeside = (name: string) => Uint8Array | undefined;
/** An act, or what a file is a part of: an act over several files is read once, with its manifest. */
export type FormexReading = { text: ImportedText } | { partOf: string };

/** The act and the annexes in a file, which combined files have together. */
function actsIn({ root }: FormexFile): { acts: Element[]; annexes: Element[] } {
  const inside = (name: string) => (root.name === name ? [root] : childrenNamed(root, name));
  const grouped = childrenNamed(root, 'ANNEXES').flatMap((group) => childrenNamed(group, 'ANNEX'));
  return { acts: inside('ACT'), annexes: [...inside('ANNEX'), ...grouped] };
}

const reasons = new Map<string, ImportReason>([
  ['ANNEX', importReason('FORMEX_ANNEX')],
  ['PUBLICATION', importReason('FORMEX_ISSUE')],
  ['CONS.ACT', importReason('FORMEX_CONSOLIDATION')],
  ['CONS.DOC', importReason('FORMEX_CONSOLIDATION')],
]);

const hasDeletions = /<\?CLG\.MDFO[^>]*ACTION="DELETED"/;

function readTogether(files: readonly FormexFile[], manifest: FormexFile | undefined): ImportedText {
  const [first] = files as [FormexFile, ...FormexFile[]];
  const { acts, annexes } = files.map(actsIn).reduce((all, one) => ({
    acts: [...all.acts, ...one.acts],
    annexes: [...all.annexes, ...one.annexes],
  }));
  const [act] = acts;
  if (act === undefined || acts.length > 1) {
    const reason =
      reasons.get(first.root.name) ??
      importReason('FORMEX_ACTS', { name: first.root.name, number: acts.length });
    throw new ImportError(first.name, first.root.line, reason);
  }
  if (!childNamed(act, 'ENACTING.TERMS'))
    throw new ImportError(first.name, act.line, importReason('FORMEX_NO_PROVISIONS'));
  const size = files.reduce((sum, { text }) => sum + text.length, 0);
  const read = readFormexAct(act, annexes, createNotes(size));
  const identity = readIdentity(act, nameOfTitle(read.title.map(lineOf)), manifest, first.name);
  const text = readAct(countedAct(buildAct(read), first.name), identity, first.name);
  if (files.some((file) => hasDeletions.test(file.text)))
    text.warnings.push('marks of deleted text (CLG.MDFO) are not followed: it is kept');
  text.warnings.push(
    ...compareWords(
      files.flatMap((file) => wordsOfFormex(file.text)),
      text,
    ),
  );
  return text;
}

/** Names of files in a manifest are names, never ways to other folders. */
const isName = (name: string) => /^[^/\\:\0]{1,200}$/.test(name) && !/^\.+$/.test(name);

/** Reads an act of Formex: a file of its own, or its manifest with the files that it lists beside it. */
export function readFormex(
  bytes: string | Uint8Array,
  name: string,
  beside: ReadBeside = () => undefined,
): FormexReading {
  const given = parseFormex(bytes, name);
  if (given.root.name !== 'DOC') {
    const manifest = manifestOf(given);
    if (manifest !== undefined && isName(manifest) && beside(manifest) !== undefined)
      return { partOf: manifest };
    return { text: readTogether([given], undefined) };
  }
  const files = filesOfManifest(given).map((part) => {
    const content = isName(part) ? beside(part) : undefined;
    if (content === undefined)
      throw new ImportError(
        name,
        given.root.line,
        importReason('MANIFEST_LACKS_FILE', { name: part.slice(0, 200) }),
      );
    return parseFormex(content, part);
  });
  return { text: readTogether(files, given) };
}
