import { Link, useLocation } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useText } from '#widgets/app-context.tsx';
import { Tooltip } from '#widgets/ui/Tooltip.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { isCurrent, type ShownLink } from './links.ts';

type HeaderLinksProps = { links: readonly ShownLink[]; className: string; onFollow?: () => void };

export function HeaderLinks({ links, className, onFollow }: HeaderLinksProps) {
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
        <Tooltip text={text('shell.locked')}>
          {/* biome-ignore lint/a11y/useValidAnchor: a locked link stays a link that leads nowhere, and says why */}
          <a className={className} role="link" aria-disabled="true" tabIndex={0}>
            {text(link.text)}
            <VisuallyHidden> {text('shell.locked')}</VisuallyHidden>
          </a>
        </Tooltip>
      )}
    </li>
  ));
}
