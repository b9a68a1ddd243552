import type { ReactNode } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { passwordTexts } from '#core/i18n/password.ts';
import { peopleTexts } from '#core/i18n/people.ts';
import { roleTexts } from '#core/i18n/roles.ts';
import type { TextKey } from '#core/i18n/texts.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { Loading } from '../../WithTexts.tsx';
import * as styles from '../forms.css.ts';

type FormPageProps = {
  title: TextKey<typeof usersTexts>;
  intro?: TextKey<typeof peopleTexts>;
  children: ReactNode;
};

/** Title and column of a page with one form; loads the texts that forms need. */
export function FormPage({ title, intro, children }: FormPageProps) {
  const text = useLoadedText<typeof usersTexts>();
  const formText = useText(peopleTexts, roleTexts, passwordTexts);
  return (
    <PageFrame title={text(title)} width="form">
      <div className={styles.introduced}>
        {formText && intro !== undefined ? <p className={styles.asideIntro}>{formText(intro)}</p> : null}
        {formText ? children : <Loading />}
      </div>
    </PageFrame>
  );
}

type WhenLoadedProps<T> = {
  of: { loaded: Loadable<T>; retry: () => void };
  children: (value: T) => ReactNode;
};

/** A form once its data has loaded; before that a skeleton, or why it failed. */
export function WhenLoaded<T>({ of: { loaded, retry }, children }: WhenLoadedProps<T>) {
  const text = useLoadedText<typeof peopleTexts | typeof commonTexts>();
  if (loaded.state === 'ready') return children(loaded.value);
  if (loaded.state === 'failed')
    return <FailedState error={loaded.error} title={text('people.loadFailed')} onRetry={retry} />;
  return <Skeleton lines={12} label={text('common.loading')} />;
}
