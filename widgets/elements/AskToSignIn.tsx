import { useEffect, useState } from 'react';
import { commonTexts } from '#core/i18n/common.ts';
import { elementTexts } from '#core/i18n/element.ts';
import { useApp, useText } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import * as styles from './sign-in-gate.css.ts';

const SignInPart = lazyComponent(async () => (await import('./SignInPart.tsx')).SignInPart, 'throw');

/**
 * Tries in this order: the host's token, the session of this origin, the element's own form if `sign-in`
 * allows it. The host may cancel the form.
 */
export function AskToSignIn({ host, mode }: { host: ElementHost; mode: string }) {
  const { session } = useApp();
  const text = useText(elementTexts, commonTexts);
  const [vetoed, setVetoed] = useState(false);
  const [asked, setAsked] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry must ask the page again
  useEffect(() => setVetoed(!host.emit('reg-auth-required', {})), [host, asked]);

  if (!text) return null;
  if (mode !== 'own' || vetoed)
    return (
      <div className={styles.gate}>
        <EmptyState
          text={text('element.signInOutside')}
          action={
            <Button onClick={() => !session.resume() && setAsked(asked + 1)}>{text('common.retry')}</Button>
          }
        />
      </div>
    );
  return (
    <div className={styles.gate}>
      <SignInPart />
    </div>
  );
}
