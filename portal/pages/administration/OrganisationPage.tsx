import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { DomainSettings } from '#core/contract/main/domains.ts';
import { domains } from '#core/domains/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { organisationTexts } from '#core/i18n/organisation.ts';
import { organisation } from '#core/organisation/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import { Applications } from './Applications.tsx';
import * as styles from './administration.css.ts';
import { ChangeRules } from './ChangeRules.tsx';
import { DigestRules } from './DigestRules.tsx';
import { DomainChanges } from './DomainChanges.tsx';
import { PolicyPages } from './PolicyPages.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { SignInRules } from './SignInRules.tsx';
import { WidgetOrigins } from './WidgetOrigins.tsx';

/** The settings that administrators make for their organisation. */
export function OrganisationPage() {
  return (
    <WithTexts texts={[organisationTexts]}>
      <Settings />
    </WithTexts>
  );
}

/** The changes of these settings, loaded again after each change. */
function OwnChanges({ settings }: { settings: DomainSettings }) {
  const { changes } = useApp().part(domains);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings mean another change
  useEffect(() => {
    void changes.reload();
  }, [changes, settings]);
  return <DomainChanges isOwn />;
}

function Settings() {
  const text = useLoadedText<typeof organisationTexts | typeof commonTexts>();
  const { $settings, reload } = useApp().part(organisation);
  const loaded = useStore($settings);
  useEffect(() => {
    void reload();
  }, [reload]);
  const settings = loadedValue(loaded);
  return (
    <PageFrame title={text('organisation.title')} width="form">
      {loaded.state === 'failed' ? (
        <FailedState error={loaded.error} title={text('organisation.failed')} onRetry={() => void reload()} />
      ) : settings === undefined ? (
        <Skeleton lines={10} label={text('common.loading')} className={styles.skeleton} />
      ) : (
        <>
          <SettingsFields stored={settings} />
          <WidgetOrigins settings={settings} />
          <SignInRules />
          <ChangeRules />
          <DigestRules />
          <Applications />
          <PolicyPages />
          <OwnChanges settings={settings} />
        </>
      )}
    </PageFrame>
  );
}
