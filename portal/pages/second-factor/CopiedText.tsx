import { Check, Copy } from 'lucide';
import type { secondFactorTexts } from '#core/i18n/secondfactor.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { useCopy } from '../../use-copy.ts';
import * as styles from './second-factor.css.ts';

/** A text to be copied, by its button or by hand. */
export function CopiedText({ label, value, shown }: { label: string; value: string; shown: string }) {
  const text = useLoadedText<typeof secondFactorTexts>();
  const { copied, copy } = useCopy(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for entries
    <div role="group" aria-label={label}>
      <div className={styles.row}>
        <span className={styles.copied}>{shown}</span>
        <IconButton
          icon={copied ? Check : Copy}
          label={`${text('secondfactor.copy')}: ${label}`}
          onClick={() => void copy()}
        />
      </div>
      <p role="status">
        {copied ? <VisuallyHidden>{text('secondfactor.copied')}</VisuallyHidden> : null}
        {copied === false ? text('secondfactor.copyFailed') : null}
      </p>
    </div>
  );
}
