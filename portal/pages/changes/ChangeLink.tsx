import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { comparedPath } from '#core/changes/compared-place.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { useApp } from '#widgets/app-context.tsx';
import type { ChangeLinkProps } from '#widgets/changes/change-slots.ts';
import { opensElsewhere } from '#widgets/ui/opens-elsewhere.ts';
import { routes } from '../../routes.ts';

/** Leads from a change to the reader, at the paragraph or at the comparison of its last change, or to the change alone. */
export function ChangeLink({ to, className, tabIndex, children }: ChangeLinkProps) {
  if ('compare' in to)
    return (
      <CompareLink complete={to.compare} className={className}>
        {children}
      </CompareLink>
    );
  const href =
    'read' in to ? routes.read.address(splitParagraphId(to.read)) : routes.changes.address({}, to.alone);
  return (
    <Link href={href} className={className} tabIndex={tabIndex}>
      {children}
    </Link>
  );
}

type CompareLinkProps = Omit<ChangeLinkProps, 'to'> & { complete: string };

function CompareLink({ complete, className, children }: CompareLinkProps) {
  const { main, $documentLanguage, notices } = useApp();
  const [, navigate] = useLocation();
  const href = routes.read.address(splitParagraphId(complete));
  async function compare(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    try {
      const path = await comparedPath(main, complete, $documentLanguage.get());
      if (path === undefined) notices.tell({ kind: 'success', key: 'changes.noDifference' });
      else navigate(path);
    } catch (error) {
      notices.report(error, 'load the versions of a text');
      navigate(href);
    }
  }
  return (
    <Link href={href} className={className} onClick={(event) => void compare(event)}>
      {children}
    </Link>
  );
}
