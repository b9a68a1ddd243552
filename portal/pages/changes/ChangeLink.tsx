import { Link } from 'wouter';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { ChangeLinkProps } from '#widgets/changes/change-slots.ts';
import { routes } from '../../routes.ts';

/** Leads from a change to the reader, at the paragraph or at the comparison of its versions. */
export function ChangeLink({ to, className, children }: ChangeLinkProps) {
  const complete = 'read' in to ? to.read : to.compare;
  const href = routes.read.address({
    ...splitParagraphId(complete),
    ...('compare' in to && { compare: 'previous' }),
  });
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
