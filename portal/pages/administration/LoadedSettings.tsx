import { type ReactNode, useId } from 'react';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import type { useLoaded } from '../../use-loaded.ts';
import * as styles from './administration.css.ts';

type LoadedSettingsProps<T> = ReturnType<typeof useLoaded<T>> & {
  title: string;
  intro: string;
  /** What is said above the reason if they cannot be loaded. */
  failedTitle?: string;
  /** The height of what comes. */
  lines: number;
  children: (value: T) => ReactNode;
};

/** A part of a page with settings of the organisation, once they are loaded. */
export function LoadedSettings<T>({
  title,
  intro,
  failedTitle,
  lines,
  loaded,
  retry,
  children,
}: LoadedSettingsProps<T>) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.partTitle}>
        {title}
      </h2>
      <div className={styles.settings}>
        <p>{intro}</p>
        {loaded.state === 'ready' ? (
          children(loaded.value)
        ) : loaded.state === 'failed' ? (
          <FailedState
            error={loaded.error}
            {...(failedTitle !== undefined && { title: failedTitle })}
            onRetry={retry}
          />
        ) : (
          <Skeleton lines={lines} label={title} />
        )}
      </div>
    </section>
  );
}
