import {
  childNamed,
  descendants,
  type Element,
  isElement,
  parseTree,
  type TreeOptions,
} from '../akn/tree.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import { xmlText } from '../xml-text.ts';
import { childrenNamed } from './blocks.ts';

/** A file of Formex: `text` is kept for the comparison of words. */
export type FormexFile = { name: string; root: Element; text: string };

const anyDepth = { enter: () => undefined, leave: () => undefined };
const options: TreeOptions = {
  checkRoot({ name }, line, file) {
    if (!/^[A-Z]+(?:\.[A-Z]+)*$/.test(name))
      throw new ImportError(file, line, importReason('NOT_FORMEX', { name }));
  },
  nesting: () => anyDepth,
};

export function parseFormex(bytes: string | Uint8Array, name: string): FormexFile {
  const text = xmlText(bytes, name);
  return { name, root: parseTree(text, name, options).root, text };
}

/** The file at the end of a path of elements, by its attribute FILE. */
function fileNamed(element: Element, ...path: string[]): string | undefined {
  let at: Element | undefined = element;
  for (const name of path) at = at && childNamed(at, name);
  return at?.attributes.FILE;
}

/** The files of an act that its manifest lists: the act first, then its annexes. */
export function filesOfManifest({ root, name }: FormexFile): string[] {
  const publication = childNamed(root, 'FMX');
  const all = publication?.children.filter(isElement) ?? [];
  const main = all.filter((part) => part.name === 'DOC.MAIN.PUB');
  const others = all.filter((part) => part.name === 'DOC.SUB.PUB');
  const files = [...main, ...others].flatMap((part) =>
    childrenNamed(part, 'REF.PHYS').flatMap(({ attributes }) => attributes.FILE ?? []),
  );
  if (main.length !== 1 || files.length === 0)
    throw new ImportError(name, root.line, importReason('MANIFEST_ACTS', { number: main.length }));
  return files;
}

/** The manifest of which a file is a part, as it says itself. */
export function manifestOf({ root }: FormexFile): string | undefined {
  if (root.name === 'PUBLICATION') {
    for (const element of descendants(root))
      if (element.name === 'ITEM.PUB') return element.attributes['DOC.INSTANCE'];
    return undefined;
  }
  const inside = [root, ...root.children.filter(isElement)];
  return inside
    .map((part) => fileNamed(part, 'BIB.INSTANCE', 'DOCUMENT.REF'))
    .find((file) => file !== undefined);
}
