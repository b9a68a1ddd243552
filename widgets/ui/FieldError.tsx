import { CircleAlert } from 'lucide';
import * as styles from './field.css.ts';
import { Icon } from './Icon.tsx';

/** The error of a value, below its field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} size={14} className={styles.errorIcon} />
      {children}
    </p>
  );
}
