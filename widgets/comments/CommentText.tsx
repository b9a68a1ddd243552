import { type ReactNode, useMemo } from 'react';
import { Markdown, type MarkdownDrawing } from '../Markdown.tsx';
import * as styles from './comments.css.ts';
import * as looks from './markdown.css.ts';

const look = {
  paragraph: looks.paragraph,
  heading: looks.heading,
  list: looks.list,
  item: looks.item,
  code: looks.code,
};

/** A link in a comment: to the web only; any other address stays text. */
function WebLink({ address, children }: { address: string; children: ReactNode }) {
  if (!/^https?:\/\//i.test(address)) return children;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

/** Words with the names that are mentioned in them. */
function withMentions(text: string, names: readonly string[]): ReactNode {
  const marks = names
    .filter((name) => name !== '')
    .map((name) => `@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  if (marks.length === 0) return text;
  return text.split(new RegExp(`(${marks.join('|')})`)).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn as a whole; no part of it moves
      <span key={index} className={looks.mention}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

type CommentTextProps = { words: string; language: string; mentioned: readonly string[] };

/** The words of a comment, as Markdown. */
export function CommentText({ words, language, mentioned }: CommentTextProps) {
  const names = mentioned.join('\n');
  const drawing = useMemo<MarkdownDrawing>(
    () => ({ look, Link: WebLink, words: (text) => withMentions(text, names.split('\n')) }),
    [names],
  );
  return (
    <div className={looks.words} lang={language.toLowerCase()}>
      <Markdown text={words} drawing={drawing} />
    </div>
  );
}
