import { RotateCw } from 'lucide';
import { Button } from './Button.tsx';
import * as styles from './states.css.ts';

type ErrorStateProps = {
  /** What failed. */
  title: string;
  /** What is still there, and what the user can do. */
  hint?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
};

export function ErrorState({ title, hint, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <div>
        <p className={styles.title}>{title}</p>
        {hint ? <p>{hint}</p> : null}
      </div>
      {onRetry && retryLabel ? (
        <Button icon={RotateCw} onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
