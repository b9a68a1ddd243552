import { Link, useLocation } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useText } from '#widgets/app-context.tsx';
import { LockedLink } from './LockedLink.tsx';
import { isCurrent, type ShownLink } from './links.ts';

type HeaderLinksProps = {
  links: readonly ShownLink[];
  className: string;
  /** Where a locked link says what is missing. */
  reason: 'below' | 'beside';
  onFollow?: () => void;
};

export function HeaderLinks({ links, className, reason, onFollow }: HeaderLinksProps) {
  const text = useText<typeof shellTexts>();
  const [path] = useLocation();
  return links.map((link) => (
    <li key={link.id}>
      {link.state === 'open' ? (
        <Link
          href={link.address}
          className={className}
          aria-current={isCurrent(link, path) ? 'page' : undefined}
          onClick={onFollow}
        >
          {text(link.text)}
        </Link>
      ) : (
        <LockedLink lack={link} className={className} reason={reason}>
          {text(link.text)}
        </LockedLink>
      )}
    </li>
  ));
}
