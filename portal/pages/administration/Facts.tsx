import { useId } from 'react';
import type { DomainSettings } from '#core/contract/main/domains.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import * as styles from './administration.css.ts';
import { usePlanName } from './use-plan-name.ts';

/** The settings of an organisation that only the provider can change. */
export function Facts({ stored }: { stored: DomainSettings }) {
  const text = useLoadedText<typeof organisationTexts>();
  const planName = usePlanName();
  const title = useId();
  const facts = {
    name: stored.name,
    slug: stored.organisation,
    emailDomain: stored.emailDomain,
    plan: planName(stored.plan),
  };
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.partTitle}>
        {text('organisation.facts')}
      </h2>
      <dl className={styles.facts}>
        {(['name', 'slug', 'emailDomain', 'plan'] as const).map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt className={styles.factName}>{text(`organisation.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
