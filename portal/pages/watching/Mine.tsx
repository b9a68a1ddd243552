import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import type { Watch } from '#core/contract/domain/watching.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { watchingTexts } from '#core/i18n/watching.ts';
import { watches } from '#core/watching/watches.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { routes } from '../../routes.ts';
import { focusNeighbour } from '../focus-neighbour.ts';
import { groupsOf } from './groups.ts';
import type { Targets } from './use-targets.ts';
import * as styles from './watching.css.ts';

/** What the user watches: by document, then terms and searches. */
export function Mine({ targets }: { targets: Targets }) {
  const text = useLoadedText<typeof watchingTexts>();
  return (
    <section aria-labelledby="watching-mine">
      <h2 id="watching-mine" className={styles.head} tabIndex={-1}>
        {text('watching.mine')}
      </h2>
      <Groups targets={targets} />
    </section>
  );
}

/** More than these are many to look through. */
const filteredFrom = 10;

function Groups({ targets }: { targets: Targets }) {
  const text = useLoadedText<typeof watchingTexts | typeof commonTexts>();
  const { $watches, refresh } = useApp().part(watches);
  const loadable = useStore($watches);
  const all = loadedValue(loadable);
  const [filter, setFilter] = useState('');
  if (loadable.state === 'failed')
    return (
      <FailedState
        error={loadable.error}
        title={text('watching.mineFailed')}
        onRetry={() => void refresh()}
      />
    );
  if (all === undefined || !targets.isReady)
    return <Skeleton lines={4} label={text('common.loading')} className={styles.skeleton} />;
  if (all.length === 0)
    return (
      <EmptyState
        text={text('watching.mineNone')}
        action={
          <Link href={routes.sources.address()} className={styles.link}>
            {text('watching.toSources')}
          </Link>
        }
      />
    );
  const folded = filter.trim().toLocaleLowerCase();
  const matching = all.filter(({ target }) => targets.nameOf(target).toLocaleLowerCase().includes(folded));
  const groups = groupsOf(matching, targets, {
    terms: text('watching.kind-term'),
    queries: text('watching.kind-query'),
  });
  return (
    <>
      {all.length > filteredFrom ? (
        <div className={styles.filter}>
          <Field
            label={text('watching.filter')}
            type="search"
            autoComplete="off"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          <p role="status">
            <VisuallyHidden>
              {folded ? text('watching.matching', { count: matching.length }) : ''}
            </VisuallyHidden>
          </p>
        </div>
      ) : null}
      {groups.length === 0 ? <EmptyState text={text('watching.noMatch')} /> : null}
      {groups.map(({ id, title, watches: of }, at) => (
        <div key={id} className={styles.kind}>
          <h3 id={`watching-group-${at}`} className={styles.kindHead}>
            {title}
          </h3>
          <ul className={styles.rows} aria-labelledby={`watching-group-${at}`}>
            {of.map((watch) => (
              <Line key={watch.id} watch={watch} targets={targets} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The heading says of which document it is, so the document itself needs no second name. */
function Line({ watch: { target }, targets }: { watch: Watch; targets: Targets }) {
  const text = useLoadedText<typeof watchingTexts>();
  const { stop } = useApp().part(watches);
  const line = useRef<HTMLLIElement>(null);
  const name = targets.nameOf(target);
  return (
    <li ref={line} className={styles.watch}>
      <Link href={targets.addressOf(target)} className={styles.name}>
        {target.kind === 'document' ? text('watching.wholeAct') : name}
      </Link>
      <Button
        size="small"
        kind="quiet"
        aria-label={text('watching.stopNamed', { name })}
        onClick={() => {
          const moveOn = focusNeighbour(line.current);
          void stop([target], { name });
          moveOn();
        }}
      >
        {text('watching.stop')}
      </Button>
    </li>
  );
}
