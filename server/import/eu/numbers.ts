import type { Block, Child } from './blocks.ts';

/*
 * Numbers that stand at the beginning of running text. They are told from words by the wide space behind them: the
 * Official Journal sets two or more spaces between a number and its text.
 */

const wide = '[\\s\\u00A0\\u2000-\\u200A\\u202F]';
const paragraphNumber = new RegExp(
  `^${wide}*(\\d{1,4}[a-z]{0,4}\\.|\\(\\d{1,4}[a-z]{0,4}\\))(?:${wide}{2,}|\\u00A0|\\u2003)`,
);
const groupNumber = new RegExp(
  `^${wide}*((?:[A-Z]|[IVXL]{1,8}|\\d{1,3}(?:\\.\\d{1,3}){0,4})[.)]?)(?:${wide}{2,}|\\u00A0|\\u2003)`,
);

/** What stands before its text as a number, and the text without it. */
export type Numbered = { num: string; rest: Child[] };

function withoutNumber(content: readonly Child[], pattern: RegExp): Numbered | undefined {
  const at = content.findIndex((child) => typeof child !== 'string' || child.trim() !== '');
  const first = content[at];
  if (typeof first !== 'string') return undefined;
  const match = pattern.exec(first);
  if (match?.[1] === undefined) return undefined;
  return { num: match[1], rest: [first.slice(match[0].length), ...content.slice(at + 1)] };
}

/** `1.` or `(1)` before the text of a paragraph. */
export const paragraphNumberOf = (content: readonly Child[]) => withoutNumber(content, paragraphNumber);

/** `A.` or `1.2.` before the heading of a section. */
export const groupNumberOf = (content: readonly Child[]) => withoutNumber(content, groupNumber);

type TextBlock = Extract<Block, { kind: 'text' }>;

/** The number of a paragraph of an article, if a block begins one; with what of the block is left. */
export function startOfParagraph(block: Block): { num: Child[]; blocks: Block[] } | undefined {
  if (block.kind === 'paragraph') return block;
  if (block.kind !== 'text' || block.role !== undefined) return undefined;
  const numbered = paragraphNumberOf(block.content);
  if (numbered === undefined) return undefined;
  const text: TextBlock = { ...block, content: numbered.rest };
  return { num: [numbered.num], blocks: [text] };
}
