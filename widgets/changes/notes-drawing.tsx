import type { ReactNode } from 'react';
import type { MarkdownDrawing } from '../Markdown.tsx';
import * as styles from './detail.css.ts';

const look = { paragraph: '', heading: styles.bold, list: styles.noteList, item: '', code: styles.code };

/** A link in notes: to the web only; any other address stays text. */
function WebLink({ address, children }: { address: string; children: ReactNode }) {
  if (!/^https?:\/\//i.test(address)) return children;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
/** How notes on changes are drawn. */
export const drawingOfNotes: MarkdownDrawing = { look, Link: WebLink };
