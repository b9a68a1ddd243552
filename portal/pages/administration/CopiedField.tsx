import { Check, Copy } from 'lucide';
import type { applicationTexts } from '#core/i18n/applications.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { useCopy } from '../../use-copy.ts';

/** A value to be copied, by its button or by hand. */
export function CopiedField({ label, value }: { label: string; value: string }) {
  const text = useLoadedText<typeof applicationTexts>();
  const { copied, copy } = useCopy(value);
  return (
    <div>
      <Field
        label={label}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
        trailing={
          <IconButton
            icon={copied ? Check : Copy}
            label={`${text('applications.copy')}: ${label}`}
            onClick={() => void copy()}
          />
        }
      />
      <p role="status">
        {copied ? <VisuallyHidden>{text('applications.copied')}</VisuallyHidden> : null}
        {copied === false ? text('applications.copyFailed') : null}
      </p>
    </div>
  );
}
