import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from './app-context.tsx';
import * as styles from './sample-tag.css.ts';
import { Tooltip } from './ui/Tooltip.tsx';
import { VisuallyHidden } from './ui/VisuallyHidden.tsx';

type SampleTagProps = {
  /** Whether what it belongs to is invented law; without it nothing is drawn. */
  of: { readonly sample?: boolean | undefined };
};

/** Marks invented law, with an explanation on hover and for assistive technology. */
export function SampleTag({ of }: SampleTagProps) {
  const text = useLoadedText<typeof commonTexts>();
  if (!of.sample) return null;
  const hint = text('common.sampleHint');
  return (
    <>
      {' '}
      <span className={styles.around}>
        <Tooltip text={hint}>
          <span className={styles.tag}>{text('common.sample')}</span>
        </Tooltip>
        <VisuallyHidden>{` (${hint})`}</VisuallyHidden>
      </span>
    </>
  );
}
