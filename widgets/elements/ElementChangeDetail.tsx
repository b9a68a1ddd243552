import { useStore } from '@nanostores/react';
import { useContext, useMemo } from 'react';
import { refOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { useApp } from '../app-context.tsx';
import { ChangeDetail } from '../changes/ChangeDetail.tsx';
import type { ChangeSlots } from '../changes/change-slots.ts';
import { ChangeFiles } from '../changes/files/ChangeFiles.tsx';
import { ImpactPart } from '../changes/impact/ImpactPart.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useDocuments } from '../use-documents.ts';
import { addressOf, ElementChangeLink, openParagraph } from './ElementChangeLink.tsx';
import { TableLinksContext } from './table-links.ts';

const ChangeComments = lazyComponent(
  async () => (await import('../comments/ChangeComments.tsx')).ChangeComments,
);

type DetailProps = { change: Change; hasComments: boolean };

/** The detail of a change in an element, with its files and comments; loads with the first one. */
export function ElementChangeDetail({ change, hasComments }: DetailProps) {
  const { part, $documentLanguage } = useApp();
  const { touch } = part(changes);
  const language = useStore($documentLanguage);
  const { documents, documentLanguage } = useDocuments();
  const links = useContext(TableLinksContext);
  const slots = useMemo<ChangeSlots>(() => {
    const placeName = (complete: string) => citationOf(complete, documents, documentLanguage);
    const leading = { Link: ElementChangeLink, placeName };
    return {
      ...leading,
      impact: (of) => <ImpactPart change={of} slots={leading} />,
      files: (of, mayEdit) => (
        <ChangeFiles
          change={of}
          mayEdit={mayEdit}
          onNumber={() => void touch(of)}
          onDownload={(name) => links?.host.emit('reg-download', { name }) ?? true}
        />
      ),
      comments: hasComments
        ? (of) => (
            <ChangeComments
              change={refOf(of)}
              name={of.topic}
              language={language}
              nameOf={placeName}
              hrefTo={(target) => (links ? addressOf(target, links) : '')}
              follow={(target) => links && openParagraph(target, links)}
              onNumber={() => void touch(of)}
            />
          )
        : undefined,
    };
  }, [documents, documentLanguage, hasComments, language, links, touch]);
  return <ChangeDetail change={change} slots={slots} />;
}
