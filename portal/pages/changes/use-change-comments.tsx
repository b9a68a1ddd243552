import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { refOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { useApp } from '#widgets/app-context.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { routes } from '../../routes.ts';

const ChangeComments = lazyComponent(
  async () => (await import('#widgets/comments/ChangeComments.tsx')).ChangeComments,
);

const hrefTo = (target: string) => routes.read.address(splitParagraphId(target));

/** Draws the comments of a change in its detail; they load with the first detail. */
export function useChangeComments(documents: Parameters<typeof citationOf>[1]) {
  const { part, $documentLanguage } = useApp();
  const { touch } = part(changes);
  const language = useStore($documentLanguage);
  const [, navigate] = useLocation();
  return useCallback(
    (change: Change) => (
      <ChangeComments
        change={refOf(change)}
        name={change.topic}
        language={language}
        nameOf={(target) => citationOf(target, documents, language)}
        hrefTo={hrefTo}
        follow={(target) => navigate(hrefTo(target))}
        onNumber={() => void touch(change)}
      />
    ),
    [documents, language, navigate, touch],
  );
}
