import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { NearRegulation } from '#core/contract/main/regulations.ts';
import { lostTexts } from '#core/i18n/lost.ts';
import { longNameBeside, numberInFull } from '#core/law/document-title.ts';
import { nearDocuments } from '#core/regulations/near-documents.ts';
import { useApp, useText } from '../app-context.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import * as styles from './message.css.ts';

type UnknownDocumentProps = {
  /** The key that no document has. */
  name: string;
  language: LanguageCode;
  /** Whether the message is all of the view, and has its title. */
  isTitled?: boolean;
  /** Address of the same place in another document. */
  href: (regTextId: string) => string;
  onOpen: (regTextId: string) => void;
  /** Address of the list of all documents; a host without it offers none. */
  sources?: string | undefined;
};

/** Says that a document does not exist, and offers those with similar names at the same place. */
export function UnknownDocument(props: UnknownDocumentProps) {
  const { name, language, isTitled = false, sources } = props;
  const text = useText(lostTexts);
  const Heading = useHeading();
  const nearTo = useApp().part(nearDocuments);
  // Called once for a name, since each call after a failure loads again.
  const $near = useMemo(() => nearTo(name, language), [nearTo, name, language]);
  const near = loadedValue(useStore($near)) ?? [];
  if (!text) return null;
  return (
    <div className={styles.lost} role="status">
      {isTitled ? <Heading className={styles.title}>{text('lost.unknownTitle')}</Heading> : null}
      <p>{text('lost.unknown', { name })}</p>
      {near.length > 0 ? (
        <>
          <p className={styles.label}>{text('lost.similar')}</p>
          <ul className={styles.names}>
            {near.map((document) => (
              <NearName key={document.regTextId} {...props} document={document} />
            ))}
          </ul>
        </>
      ) : null}
      {sources ? (
        <a className={styles.lineLink} href={sources}>
          {text('lost.sources')}
        </a>
      ) : null}
    </div>
  );
}

type NearNameProps = UnknownDocumentProps & { document: NearRegulation };

function NearName({ document, language, href, onOpen }: NearNameProps) {
  const { regTextId, title, longName, sourceNumber } = document;
  const full = longNameBeside(longName, title);
  return (
    <li>
      <a
        className={styles.name}
        href={href(regTextId)}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onOpen(regTextId);
        }}
      >
        <span>
          <span className={styles.link}>{title}</span>
          <SampleTag of={document} />
        </span>
        <span className={styles.number}>{numberInFull(sourceNumber, language)}</span>
        {full === title ? null : <span className={styles.longName}> {full}</span>}
      </a>
    </li>
  );
}
