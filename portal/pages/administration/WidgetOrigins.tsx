import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { DomainSettings } from '#core/contract/main/domains.ts';
import { applicationTexts } from '#core/i18n/applications.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { originTexts } from '#core/i18n/origins.ts';
import { widgetOrigins } from '#core/organisation/widget-origins.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import * as styles from './administration.css.ts';
import { OriginProof } from './OriginProof.tsx';

/** Whether the entered pages are shown to be the organisation's. There is nothing to see before one is entered. */
export function WidgetOrigins({ settings }: { settings: DomainSettings }) {
  const text = useText(originTexts);
  const copying = useText(applicationTexts);
  return text && copying && settings.widgetOrigins.length > 0 ? <Section settings={settings} /> : null;
}

function Section({ settings }: { settings: DomainSettings }) {
  const text = useLoadedText<typeof originTexts | typeof commonTexts>();
  const { $list, reload } = useApp().part(widgetOrigins);
  const loaded = useStore($list);
  const list = loadedValue(loaded);
  const heading = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings may have other pages
  useEffect(() => {
    void reload();
  }, [reload, settings]);
  return (
    <section className={styles.furtherPart} aria-labelledby={heading}>
      <h2 id={heading} className={styles.partTitle}>
        {text('origins.title')}
      </h2>
      <p className={styles.intro}>{text('origins.intro')}</p>
      {loaded.state === 'failed' ? (
        <FailedState error={loaded.error} title={text('origins.failed')} onRetry={() => void reload()} />
      ) : list === undefined ? (
        <Skeleton lines={3} label={text('common.loading')} className={styles.skeleton} />
      ) : (
        list.map((one) => <OriginProof key={one.origin} of={one} />)
      )}
    </section>
  );
}
