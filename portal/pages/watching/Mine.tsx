import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { type Watch, watchKinds } from '#core/contract/domain/watching.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { watchingTexts } from '#core/i18n/watching.ts';
import { watches } from '#core/watching/watches.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { focusNeighbour } from '../focus-neighbour.ts';
import type { Targets } from './use-targets.ts';
import * as styles from './watching.css.ts';

/** What the user watches, by its kind. */
export function Mine({ targets }: { targets: Targets }) {
  const text = useLoadedText<typeof watchingTexts>();
  return (
    <section aria-labelledby="watching-mine">
      <h2 id="watching-mine" className={styles.head} tabIndex={-1}>
        {text('watching.mine')}
      </h2>
      <Kinds targets={targets} />
    </section>
  );
}

function Kinds({ targets }: { targets: Targets }) {
  const text = useLoadedText<typeof watchingTexts | typeof commonTexts>();
  const { $watches, refresh } = useApp().part(watches);
  const loadable = useStore($watches);
  const all = loadedValue(loadable);
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
  return watchKinds.map((kind) => {
    const ofKind = all.filter(({ target }) => target.kind === kind);
    return ofKind.length === 0 ? null : (
      <div key={kind} className={styles.kind}>
        <h3 id={`watching-${kind}`} className={styles.kindHead}>
          {text(`watching.kind-${kind}`)}
        </h3>
        <ul className={styles.rows} aria-labelledby={`watching-${kind}`}>
          {ofKind.map((watch) => (
            <Line key={watch.id} watch={watch} targets={targets} />
          ))}
        </ul>
      </div>
    );
  });
}

function Line({ watch: { target }, targets }: { watch: Watch; targets: Targets }) {
  const text = useLoadedText<typeof watchingTexts>();
  const { stop } = useApp().part(watches);
  const line = useRef<HTMLLIElement>(null);
  const name = targets.nameOf(target);
  return (
    <li ref={line} className={styles.watch}>
      <Link href={targets.addressOf(target)} className={styles.name}>
        {name}
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
