import { useEffect, useRef } from 'react';
import type { secondFactorTexts } from '#core/i18n/secondfactor.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { useCopy } from '../../use-copy.ts';
import * as styles from './second-factor.css.ts';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Recovery codes, shown once: to copy, to print or to keep as a file. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = useLoadedText<typeof secondFactorTexts>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { copied, copy } = useCopy(codes.join('\n'));
  function download() {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = text('secondfactor.fileName');
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <section className={styles.column} aria-label={text('secondfactor.codesTitle')}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text('secondfactor.codesTitle')}
      </h2>
      <p className={styles.words}>{text('secondfactor.codesIntro')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button onClick={() => void copy()}>{text('secondfactor.copyCodes')}</Button>
        <Button onClick={() => window.print()}>{text('secondfactor.print')}</Button>
        <Button onClick={download}>{text('secondfactor.download')}</Button>
      </div>
      <p role="status" className={styles.words}>
        {copied === undefined ? null : text(copied ? 'secondfactor.copied' : 'secondfactor.copyFailed')}
      </p>
      <div className={styles.row}>
        <Button kind="primary" size="large" onClick={onKept}>
          {text('secondfactor.kept')}
        </Button>
      </div>
    </section>
  );
}
