import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode, useMemo } from 'react';
import { capital } from '#core/lib/capital.ts';
import { TopicLink } from './TopicLink.tsx';
import * as styles from './topic.css.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Content = Root['children'][number];
type Parent = Root | Extract<Content, { children: unknown[] }>;

type MarkdownProps = {
  text: string;
  /** The elements that replace fenced blocks, by the language of the block. */
  blocks: Readonly<Record<string, ReactNode>>;
};

/** Markdown as React elements. HTML and images in it are dropped: a topic has only text and links. */
export function Markdown({ text, blocks }: MarkdownProps) {
  const tree = useMemo(() => fromMarkdown(text), [text]);
  return <>{children(tree, blocks)}</>;
}

function children(node: Parent, blocks: MarkdownProps['blocks']): ReactNode {
  return node.children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn as a whole; no part of it moves
    <Fragment key={index}>{element(child, blocks)}</Fragment>
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

/** A list in which each item leads somewhere: rows, with what is there below the name. */
function Leads({ list, blocks }: { list: List; blocks: MarkdownProps['blocks'] }) {
  const leads = list.children.map(leadOf).filter((lead) => lead !== undefined);
  return (
    <ul className={styles.leads}>
      {leads.map(({ link, about }) => (
        <li key={link.url} className={styles.lead}>
          <TopicLink address={link.url}>{children(link, blocks)}</TopicLink>
          <span className={styles.about}> {capital(about)}</span>
        </li>
      ))}
    </ul>
  );
}

function element(node: Content, blocks: MarkdownProps['blocks']): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p className={styles.paragraph}>{children(node, blocks)}</p>;
    case 'heading':
      // Only the title of the page is a heading of level 1.
      return node.depth <= 2 ? (
        <h2 className={styles.heading}>{children(node, blocks)}</h2>
      ) : (
        <h3>{children(node, blocks)}</h3>
      );
    case 'list':
      if (isOfLeads(node)) return <Leads list={node} blocks={blocks} />;
      return node.ordered ? (
        <ol className={styles.list}>{children(node, blocks)}</ol>
      ) : (
        <ul className={styles.list}>{children(node, blocks)}</ul>
      );
    case 'listItem':
      return (
        <li className={styles.item}>
          {node.children.map((child) =>
            child.type === 'paragraph' ? children(child, blocks) : element(child, blocks),
          )}
        </li>
      );
    case 'emphasis':
      return <em>{children(node, blocks)}</em>;
    case 'strong':
      return <strong>{children(node, blocks)}</strong>;
    case 'inlineCode':
      return <code className={styles.code}>{node.value}</code>;
    case 'blockquote':
      return <blockquote>{children(node, blocks)}</blockquote>;
    case 'link':
      return <TopicLink address={node.url}>{children(node, blocks)}</TopicLink>;
    case 'code':
      return node.lang && Object.hasOwn(blocks, node.lang) ? blocks[node.lang] : <pre>{node.value}</pre>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    default:
      return null;
  }
}
