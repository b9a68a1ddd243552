import { useEffect, useRef } from 'react';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { CopiedField } from '../../administration/CopiedField.tsx';
import * as styles from './feeds.css.ts';

type NewAddressProps = {
  made: { name: string; address: string };
  onBack: () => void;
  onClose: () => void;
};

/** The address in place of the form; the focus goes from its button to what it is for. */
export function NewAddress({ made: { address }, onBack, onClose }: NewAddressProps) {
  const text = useLoadedText<typeof calendarTexts | typeof commonTexts>();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.parts}>
      <p ref={words} tabIndex={-1} className={styles.intro}>
        {text('calendar.createdText')}
      </p>
      <CopiedField label={text('calendar.address')} value={address} />
      <p>
        <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
          {text('calendar.open')}
        </a>
      </p>
      <div className={styles.actions}>
        <Button onClick={onBack}>{text('calendar.another')}</Button>
        <Button kind="primary" onClick={onClose}>
          {text('common.close')}
        </Button>
      </div>
    </div>
  );
}
