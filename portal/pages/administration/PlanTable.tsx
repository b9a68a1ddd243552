import { Check, Minus } from 'lucide';
import { type Capability, capabilities } from '#core/contract/domain/user.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import * as styles from './administration.css.ts';
import { usePlanName } from './use-plan-name.ts';

type PlanTableProps = { plans: readonly { name: string; canUse: readonly Capability[] }[] };

/** The features of each plan; every plan includes reading. */
export function PlanTable({ plans }: PlanTableProps) {
  const text = useLoadedText<typeof organisationTexts>();
  const planName = usePlanName();
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <h2 id="plans" className={styles.sectionTitle}>
        {text('organisation.plansTitle')}
      </h2>
      <div className={styles.scrolls}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col" className={styles.gridHead}>
                {text('organisation.canUse')}
              </th>
              {plans.map(({ name }) => (
                <th key={name} scope="col" className={styles.gridHead}>
                  {planName(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['nothing', ...capabilities] as const).map((one) => (
              <tr key={one}>
                <th scope="row" className={styles.gridCell}>
                  {text(`organisation.${one}`)}
                </th>
                {plans.map(({ name, canUse }) => (
                  <td key={name} className={styles.gridCell}>
                    <Mark held={one === 'nothing' || canUse.includes(one)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Mark({ held }: { held: boolean }) {
  const text = useLoadedText<typeof organisationTexts>();
  return (
    <span className={held ? styles.held : styles.lacking}>
      <Icon of={held ? Check : Minus} />
      <VisuallyHidden>{text(held ? 'organisation.included' : 'organisation.notIncluded')}</VisuallyHidden>
    </span>
  );
}
