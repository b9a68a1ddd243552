import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { articlePath, splitParagraphId } from '#core/law/paragraph-id.ts';
import { withReadingView } from '#core/law/reading-view.ts';
import { useApp } from '#widgets/app-context.tsx';
import type { ChangeLinkProps } from '#widgets/changes/change-slots.ts';
import { opensElsewhere } from '#widgets/ui/opens-elsewhere.ts';
import { routes } from '../../routes.ts';

/** Leads from a change to the reader, at the paragraph or at the comparison of its last two versions, or to the change alone. */
export function ChangeLink({ to, className, children }: ChangeLinkProps) {
  if ('compare' in to)
    return (
      <CompareLink complete={to.compare} className={className}>
        {children}
      </CompareLink>
    );
  const href =
    'read' in to ? routes.read.address(splitParagraphId(to.read)) : routes.changes.address({}, to.alone);
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}

type CompareLinkProps = Omit<ChangeLinkProps, 'to'> & { complete: string };

function CompareLink({ complete, className, children }: CompareLinkProps) {
  const { main, $documentLanguage, notices } = useApp();
  const [, navigate] = useLocation();
  const place = splitParagraphId(complete);
  const href = routes.read.address(place);
  async function compare(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const { regTextId, path } = place;
    try {
      const versions = await main.allVersions({ regTextId, language: $documentLanguage.get() });
      const [before, versionDate] = versions
        .map((version) => version.versionDate)
        .sort()
        .slice(-2);
      // A text of one version has nothing to compare it with.
      if (versionDate === undefined) return navigate(href);
      const article = routes.read.address({ regTextId, article: articlePath(path), versionDate });
      navigate(withReadingView(article, { compare: before }));
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
