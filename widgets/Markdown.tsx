import { fromMarkdown } from 'mdast-util-from-markdown';
import { type ComponentType, createElement, Fragment, type ReactNode, useMemo } from 'react';
import { capital } from '#core/lib/capital.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Content = Root['children'][number];
type Parent = Root | Extract<Content, { children: unknown[] }>;

/** Classes of the elements. */
type MarkdownLook = Readonly<Record<'paragraph' | 'heading' | 'list' | 'item' | 'code', string>> & {
  /** A list in which each item leads somewhere; without it such a list is drawn as any other. */
  leads?: Readonly<Record<'list' | 'item' | 'about', string>>;
};

/** A table: its cells by row, and where the words of each column stand. */
export type MarkdownTable = {
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  align: readonly ('left' | 'right' | 'center' | null)[];
};

/** How a text is drawn. Memoize it, or keep it in a module. */
export type MarkdownDrawing = {
  look: MarkdownLook;
  /** Draws links; it decides which addresses are links at all. */
  Link: ComponentType<{ address: string; children: ReactNode }>;
  /** Whether headings are headings of the page; those of a short text are bold lines. */
  hasHeadings?: boolean;
  /** Reads the text, where it has more than plain Markdown, such as tables. */
  parse?: (text: string) => Root;
  /** Draws the tables that `parse` finds. */
  Table?: ComponentType<MarkdownTable>;
  /** The elements that replace fenced blocks, by the language of the block. */
  blocks?: Readonly<Record<string, ReactNode>>;
  /** Draws plain words, such as those with names in them. */
  words?: (text: string) => ReactNode;
};

/**
 * Markdown as React elements, of topic pages and of comments. No HTML is made: tags and images in the text are dropped,
 * it has only words and links.
 */
export function Markdown({ text, drawing }: { text: string; drawing: MarkdownDrawing }) {
  const { parse = fromMarkdown } = drawing;
  const tree = useMemo(() => parse(text), [parse, text]);
  return <>{children(tree, drawing)}</>;
}

function children(node: Parent, drawing: MarkdownDrawing): ReactNode {
  return node.children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn as a whole; no part of it moves
    <Fragment key={index}>{element(child, drawing)}</Fragment>
  ));
}

type List = Extract<Content, { type: 'list' }>;
const colon = /^\s*:\s*/;

/** The link of an item and the words after it: `- [Name](address): what is there`. */
function leadOf({ children: [first, ...others] }: List['children'][number]) {
  if (first?.type !== 'paragraph' || others.length > 0) return undefined;
  const [link, words, ...more] = first.children;
  if (link?.type !== 'link' || words?.type !== 'text' || more.length > 0) return undefined;
  return colon.test(words.value) ? { link, about: words.value.replace(colon, '') } : undefined;
}

const isOfLeads = (list: List) => !list.ordered && list.children.every((item) => leadOf(item) !== undefined);

type LeadsProps = { list: List; look: NonNullable<MarkdownLook['leads']>; drawing: MarkdownDrawing };

/** A list in which each item leads somewhere: rows, with what is there below the name. */
function Leads({ list, look, drawing }: LeadsProps) {
  const leads = list.children.map(leadOf).filter((lead) => lead !== undefined);
  const { Link } = drawing;
  return (
    <ul className={look.list}>
      {leads.map(({ link, about }) => (
        <li key={link.url} className={look.item}>
          <Link address={link.url}>{children(link, drawing)}</Link>
          <span className={look.about}> {capital(about)}</span>
        </li>
      ))}
    </ul>
  );
}

function element(node: Content, drawing: MarkdownDrawing): ReactNode {
  const { look, Link, blocks = {} } = drawing;
  switch (node.type) {
    case 'text':
      return drawing.words ? drawing.words(node.value) : node.value;
    case 'paragraph':
      return <p className={look.paragraph}>{children(node, drawing)}</p>;
    case 'heading':
      return heading(node, drawing);
    case 'list':
      if (look.leads && isOfLeads(node)) return <Leads list={node} look={look.leads} drawing={drawing} />;
      return createElement(node.ordered ? 'ol' : 'ul', { className: look.list }, children(node, drawing));
    case 'listItem':
      return (
        <li className={look.item}>
          {node.children.map((child) =>
            child.type === 'paragraph' ? children(child, drawing) : element(child, drawing),
          )}
        </li>
      );
    case 'emphasis':
      return <em>{children(node, drawing)}</em>;
    case 'strong':
      return <strong>{children(node, drawing)}</strong>;
    case 'inlineCode':
      return <code className={look.code}>{node.value}</code>;
    case 'blockquote':
      return <blockquote>{children(node, drawing)}</blockquote>;
    case 'link':
      return <Link address={node.url}>{children(node, drawing)}</Link>;
    case 'code':
      return node.lang && Object.hasOwn(blocks, node.lang) ? blocks[node.lang] : <pre>{node.value}</pre>;
    case 'table':
      return table(node, drawing);
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    default:
      return null;
  }
}

function table(node: Extract<Content, { type: 'table' }>, drawing: MarkdownDrawing): ReactNode {
  const { Table } = drawing;
  if (!Table) return null;
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => children(cell, drawing)),
  );
  return <Table head={head} rows={rows} align={node.align ?? []} />;
}

function heading(node: Extract<Content, { type: 'heading' }>, drawing: MarkdownDrawing): ReactNode {
  const { look, hasHeadings = false } = drawing;
  if (!hasHeadings) return <p className={look.heading}>{children(node, drawing)}</p>;
  // Only the title of the page is a heading of level 1.
  return node.depth <= 2 ? (
    <h2 className={look.heading}>{children(node, drawing)}</h2>
  ) : (
    <h3>{children(node, drawing)}</h3>
  );
}
