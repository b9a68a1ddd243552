import { parsePageMarkdown } from './page-markdown.ts';

type Root = ReturnType<typeof parsePageMarkdown>;
type Node = Root | Root['children'][number];
export type MarkdownLink = { address: string; words: string };

/** The links of the Markdown of a page in their order, as they are drawn. */
export function markdownLinks(markdown: string): MarkdownLink[] {
  return linksOf(parsePageMarkdown(markdown));
}

function linksOf(node: Node): MarkdownLink[] {
  if (node.type === 'link') return [{ address: node.url, words: wordsOf(node).trim() }];
  return 'children' in node ? node.children.flatMap(linksOf) : [];
}

function wordsOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
