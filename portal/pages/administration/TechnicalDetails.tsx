import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import * as styles from './technical-details.css.ts';

/** Addresses and keys that only those who operate the servers need; folded. */
export function TechnicalDetails({ children }: { children: ReactNode }) {
  const text = useLoadedText<typeof organisationTexts>();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Icon of={ChevronRight} size={14} className={styles.arrow} />
        {text('organisation.technical')}
      </summary>
      {children}
    </details>
  );
}
