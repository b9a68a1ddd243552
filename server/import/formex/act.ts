import { type Element, isElement } from '../akn/tree.ts';
import type { Block, Child, EuAct } from '../eu/blocks.ts';
import { blocksOf, childrenNamed, headOf } from './blocks.ts';
import { type FormexNotes, inlineOf } from './inline.ts';

const without = (element: Element, ...names: string[]): Child[] =>
  element.children.filter((child) => !isElement(child) || !names.includes(child.name));

function headed(element: Element, notes: FormexNotes): { num: Child[]; heading: Child[] } {
  const titles = childrenNamed(element, 'TITLE');
  const part = (name: string) =>
    headOf(
      titles.flatMap((title) => childrenNamed(title, name)),
      notes,
    );
  return { num: part('TI'), heading: part('STI') };
}

function articleOf(article: Element, notes: FormexNotes): Block[] {
  const head = {
    kind: 'article',
    line: article.line,
    num: headOf(childrenNamed(article, 'TI.ART'), notes),
    heading: headOf(childrenNamed(article, 'STI.ART'), notes),
  } as const;
  return [head, ...blocksOf(without(article, 'TI.ART', 'STI.ART'), article.line, notes)];
}

/** Divisions and articles in the order in which they are printed. */
function provisionsOf(element: Element, notes: FormexNotes): Block[] {
  return element.children.flatMap((child): Block[] => {
    if (!isElement(child)) return blocksOf([child], element.line, notes);
    if (child.name === 'ARTICLE') return articleOf(child, notes);
    if (child.name !== 'DIVISION') return blocksOf([child], child.line, notes);
    const inside: Element = { ...child, children: without(child, 'TITLE') };
    return [{ kind: 'division', line: child.line, ...headed(child, notes) }, ...provisionsOf(inside, notes)];
  });
}

function recitalOf(recital: Element, notes: FormexNotes): Block {
  const [point] = blocksOf(recital.children, recital.line, notes);
  return point?.kind === 'item'
    ? { ...point, kind: 'recital' }
    : {
        kind: 'recital',
        line: recital.line,
        num: [],
        blocks: blocksOf(recital.children, recital.line, notes),
      };
}

/** Citations and recitals, and the formulas before, between and behind them. */
function preambleOf(element: Element, notes: FormexNotes): Block[] {
  return element.children.filter(isElement).flatMap((child): Block[] => {
    if (child.name === 'CONSID') return [recitalOf(child, notes)];
    if (child.name === 'GR.VISA' || child.name === 'GR.CONSID') return preambleOf(child, notes);
    return blocksOf(child.children, child.line, notes);
  });
}

function conclusionsOf(final: Element, notes: FormexNotes): Block[] {
  const blocks = blocksOf(without(final, 'SIGNATURE'), final.line, notes);
  const signed = childrenNamed(final, 'SIGNATURE').flatMap((signature) =>
    signature.children
      .filter(isElement)
      .flatMap((part) =>
        blocksOf(part.children, part.line, notes).map(
          (block): Block =>
            block.kind === 'text' && part.name === 'SIGNATORY' ? { ...block, role: 'signature' } : block,
        ),
      ),
  );
  return [{ kind: 'conclusions', line: final.line }, ...blocks, ...signed];
}

function annexOf(annex: Element, notes: FormexNotes): Block[] {
  const inside: Element = { ...annex, children: without(annex, 'BIB.INSTANCE', 'TITLE') };
  const contents = childrenNamed(inside, 'CONTENTS');
  const blocks =
    contents.length > 0 ? contents.flatMap((one) => provisionsOf(one, notes)) : provisionsOf(inside, notes);
  return [{ kind: 'annex', line: annex.line, ...headed(annex, notes) }, ...blocks];
}

// A map, because names come from files: a plain object would have an entry `constructor`.
const parts = new Map<string, (element: Element, notes: FormexNotes) => Block[]>([
  ['PREAMBLE', preambleOf],
  ['ENACTING.TERMS', provisionsOf],
  ['FINAL', conclusionsOf],
]);

/** The blocks of an act and of its annexes. */
export function readFormexAct(act: Element, annexes: readonly Element[], notes: FormexNotes): EuAct {
  const lines = childrenNamed(act, 'TITLE').flatMap((title) =>
    childrenNamed(title, 'TI').flatMap((head) => childrenNamed(head, 'P')),
  );
  const title = lines.map(({ children }) => inlineOf(children, notes));
  const blocks = act.children
    .filter(isElement)
    .flatMap((child) => parts.get(child.name)?.(child, notes) ?? []);
  return { title, blocks: [...blocks, ...annexes.flatMap((annex) => annexOf(annex, notes))], line: act.line };
}
