import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import type { LockedLinkProps } from './LockedLink.tsx';
import { isCurrent, type VisibleLink } from './links.ts';

type HeaderLinksProps = {
  links: readonly VisibleLink[];
  className: string;
  /** The look of what is around each link. */
  itemClassName?: string;
  /** The component for locked links. */
  Locked: ComponentType<LockedLinkProps>;
  onFollow?: () => void;
};

export function HeaderLinks({ links, className, itemClassName, Locked, onFollow }: HeaderLinksProps) {
  const text = useLoadedText<typeof shellTexts>();
  const [path] = useLocation();
  return links.map((link) => (
    <li key={link.id} className={itemClassName}>
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
        <Locked lack={link} className={className}>
          {text(link.text)}
        </Locked>
      )}
    </li>
  ));
}
