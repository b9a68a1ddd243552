import { useStore } from '@nanostores/react';
import { loadedValue } from '#core/async/loadable.ts';
import type { PlaceBehind } from '#core/contract/main/behind.ts';
import type { IncomingReference } from '#core/contract/main/references.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { referencesTexts } from '#core/i18n/references.ts';
import { useLoadedText } from '../../app-context.tsx';
import { FailedState } from '../../FailedState.tsx';
import { Designation } from '../../law/Designation.tsx';
import { SampleTag } from '../../SampleTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useHeading } from '../../ui/heading-level.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useScene } from '../reader-scene.ts';
import * as styles from './panel.css.ts';
import * as own from './references.css.ts';
import { TargetLink } from './TargetLink.tsx';
import { useIncoming } from './use-references.ts';

const BehindNote = lazyComponent(async () => (await import('../../BehindNote.tsx')).BehindNote);
/** What is said of a whole document, which has several places here. */
const withoutPlace = ({ changed: _, ...behind }: PlaceBehind): PlaceBehind => behind;

type Texts = typeof commonTexts | typeof referencesTexts;

/** The places that cite the paragraph, grouped by document. */
export function Incoming({ path }: { path: string }) {
  const { nameOf } = useScene();
  const text = useLoadedText<Texts>();
  const Heading = useHeading(1);
  const { $incoming, load, loadMore } = useIncoming(path);
  const incoming = useStore($incoming);
  const known = loadedValue(incoming);
  const isWaiting = known?.complete === false;

  return (
    <>
      <Heading className={styles.heading}>
        {text('references.incoming')}
        {known?.total ? `: ${text('references.places', { count: known.total })}` : ''}
      </Heading>
      {incoming.state === 'failed' ? <FailedState error={incoming.error} onRetry={load} /> : null}
      {known ? (
        <>
          <Documents items={known.items} />
          {known.total === 0 && !isWaiting ? (
            <EmptyState
              text={<Designation>{text('references.noneIncoming', { name: nameOf(path) })}</Designation>}
            />
          ) : null}
          {isWaiting ? (
            <p className={own.note} role="status">
              {text('references.incomplete')}
            </p>
          ) : null}
          {known.items.length < known.total ? (
            <Button kind="quiet" wide busy={incoming.state === 'loading'} onClick={loadMore}>
              {text('references.more')}
            </Button>
          ) : null}
        </>
      ) : incoming.state === 'failed' ? null : (
        <Skeleton lines={4} label={text('common.loading')} />
      )}
    </>
  );
}

function Documents({ items }: { items: readonly IncomingReference[] }) {
  const { language } = useScene();
  const Heading = useHeading(2);
  const documents = Map.groupBy(items, (item) => item.regTextId);
  return [...documents].map(([regTextId, cited]) => (
    <section key={regTextId}>
      <Heading className={own.document}>
        {cited[0]?.documentName}
        <SampleTag of={cited[0] ?? {}} />
      </Heading>
      {cited[0]?.behind ? <BehindNote behind={withoutPlace(cited[0].behind)} /> : null}
      {cited.map((item) => (
        <TargetLink
          key={`${item.completeParagraphID} ${item.snippet} ${item.start}`}
          target={item.completeParagraphID}
          className={own.citing}
        >
          <span className={own.name}>
            <Designation>{item.name}</Designation>
          </span>
          <span className={own.snippet} lang={language.toLowerCase()}>
            {item.snippet.slice(0, item.start)}
            <mark className={own.cited}>{item.snippet.slice(item.start, item.end)}</mark>
            {item.snippet.slice(item.end)}
          </span>
        </TargetLink>
      ))}
    </section>
  ));
}
