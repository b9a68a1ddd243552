import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];

/** The words of a Markdown text without its marks, a line for each paragraph and item; tags and images are left out. */
export function plainMarkdown(markdown: string): string {
  return linesOf(fromMarkdown(markdown)).join('\n');
}

function linesOf(node: Node): string[] {
  switch (node.type) {
    case 'root':
    case 'blockquote':
      return node.children.flatMap(linesOf);
    case 'list':
      return node.children.flatMap((item, index) => {
        const mark = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
        const [first = '', ...others] = item.children.flatMap(linesOf);
        return [`${mark} ${first}`, ...others];
      });
    case 'code':
      return [node.value];
    case 'paragraph':
    case 'heading':
      return [inLine(node)];
    default:
      return [];
  }
}

function inLine(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(inLine).join('') : '';
}
