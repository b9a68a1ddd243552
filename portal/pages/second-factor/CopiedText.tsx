import { Check, Copy } from 'lucide';
import type { secondFactorTexts } from '#core/i18n/secondfactor.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { useCopy } from '../../use-copy.ts';

/** A text to be copied, by its button or by hand. */
export function CopiedText({ label, value, shown }: { label: string; value: string; shown: string }) {
  const text = useLoadedText<typeof secondFactorTexts>();
  const { copied, copy } = useCopy(value);
  return (
    <div>
      <Field
        label={label}
        readOnly
        value={shown}
        onFocus={(event) => event.target.select()}
        trailing={
          <IconButton
            icon={copied ? Check : Copy}
            label={`${text('secondfactor.copy')}: ${label}`}
            onClick={() => void copy()}
          />
        }
      />
      <p role="status">
        {copied ? <VisuallyHidden>{text('secondfactor.copied')}</VisuallyHidden> : null}
        {copied === false ? text('secondfactor.copyFailed') : null}
      </p>
    </div>
  );
}
