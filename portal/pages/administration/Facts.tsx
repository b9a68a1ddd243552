import type { DomainSettings } from '#core/contract/main/domains.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import * as styles from './administration.css.ts';
import { usePlanName } from './use-plan-name.ts';

/** The settings of an organisation that only the provider can change. */
export function Facts({ stored }: { stored: DomainSettings }) {
  const text = useLoadedText<typeof organisationTexts>();
  const planName = usePlanName();
  const facts = {
    name: stored.name,
    emailDomain: stored.emailDomain,
    plan: planName(stored.plan),
  };
  return (
    <section aria-label={text('organisation.facts')}>
      <dl className={styles.facts}>
        {(['name', 'emailDomain', 'plan'] as const).map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt className={styles.factName}>{text(`organisation.${fact}`)}</dt>
            <dd>
              {facts[fact]}
              {fact === 'name' && stored.name !== stored.organisation ? (
                <span className={styles.slug}>{stored.organisation}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
