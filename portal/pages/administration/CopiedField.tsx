import { Check, Copy } from 'lucide';
import { useState } from 'react';
import type { applicationTexts } from '#core/i18n/applications.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';

/** A value to be copied, by its button or by hand. */
export function CopiedField({ label, value }: { label: string; value: string }) {
  const text = useLoadedText<typeof applicationTexts>();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The browser refused; the value can be copied from its field.
      setCopied(false);
    }
  };
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
