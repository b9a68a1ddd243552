import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { searchTerm } from './search-term.ts';
import * as styles from './topic.css.ts';

/**
 * A link in a topic: a page of the portal (`/…`), a search to run (`search:…`) or another website
 * (`https://…`). Any other address is displayed as plain text.
 */
export function TopicLink({ address, children }: { address: string; children: ReactNode }) {
  const language = useStore(useApp().$documentLanguage);
  const term = searchTerm(address);
  if (term !== undefined) {
    return (
      <Link
        className={styles.link}
        href={routes.search.address({ searchLanguage: language, displayLanguage: language, term })}
      >
        {children}
      </Link>
    );
  }
  if (/^\/(?!\/)/.test(address))
    return (
      <Link className={styles.link} href={address}>
        {children}
      </Link>
    );
  if (/^https?:\/\//.test(address))
    return (
      <a className={styles.link} href={address} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  return children;
}
