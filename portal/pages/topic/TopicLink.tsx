import { useStore } from '@nanostores/react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { parseTextLink } from '#core/law/text-link.ts';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { searchTerm } from './search-term.ts';
import * as styles from './topic.css.ts';
import { TopicPlaces } from './topic-places.ts';

type TopicLinkProps = { address: string; children: ReactNode };

/**
 * A link in a topic: a place in a text (`law:952.0~3`, `/read/bankg/3`), a page of the portal (`/…`), a search to run
 * (`search:…`) or another website (`https://…`). Any other address is displayed as plain text.
 */
export function TopicLink({ address, children }: TopicLinkProps) {
  if (parseTextLink(address)) return <TextLink address={address}>{children}</TextLink>;
  return <PageLink address={address}>{children}</PageLink>;
}

/** A link into a text; one that is not loaded in this installation leads nowhere, as `NotLoadedNote` says. */
function TextLink({ address, children }: TopicLinkProps) {
  const href = useContext(TopicPlaces)[address];
  if (href === undefined) return <span className={styles.nowhere}>{children}</span>;
  return (
    <Link className={styles.link} href={href}>
      {children}
    </Link>
  );
}

function PageLink({ address, children }: TopicLinkProps) {
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
