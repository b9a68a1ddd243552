import { useStore } from '@nanostores/react';
import { type Domain, type DomainList, domains } from '#core/domains/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { FieldError } from '#widgets/ui/FieldError.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import * as styles from './administration.css.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { LabelledCell } from './LabelledCell.tsx';
import { TechnicalDetails } from './TechnicalDetails.tsx';
import { usePlanName } from './use-plan-name.ts';

const columns = ['name', 'emailDomain', 'plan'] as const;
const technicalColumns = ['name', 'slug', 'baseUrl'] as const;

/** The organisations. A chosen plan is saved at once and can be undone. */
export function DomainTable({ list: { domains: all, plans } }: { list: DomainList }) {
  const text = useLoadedText<typeof organisationTexts>();
  return (
    <table className={styles.table}>
      <ColumnNames names={columns.map((column) => text(`organisation.${column}`))} />
      <tbody className={styles.body}>
        {all.map((domain) => (
          <tr key={domain.slug} className={styles.row}>
            <th scope="row" className={styles.strong}>
              {domain.name}
              {domain.sample ? <span className={styles.mark}>{text('organisation.sample')}</span> : null}
            </th>
            <LabelledCell label={text('organisation.emailDomain')}>{domain.emailDomain}</LabelledCell>
            <LabelledCell className={styles.planCell} label={text('organisation.plan')}>
              <PlanChoice domain={domain} plans={plans.map(({ name }) => name)} />
            </LabelledCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the servers of the organisations answer, and under which names. */
export function DomainAddresses({ list }: { list: DomainList }) {
  const text = useLoadedText<typeof organisationTexts>();
  return (
    <TechnicalDetails>
      <table className={styles.table}>
        <ColumnNames names={technicalColumns.map((column) => text(`organisation.${column}`))} />
        <tbody className={styles.body}>
          {list.domains.map(({ slug, name, baseUrl }) => (
            <tr key={slug} className={styles.row}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              <LabelledCell className={styles.quiet} label={text('organisation.slug')}>
                {slug}
              </LabelledCell>
              <LabelledCell className={styles.quiet} label={text('organisation.baseUrl')}>
                {baseUrl}
              </LabelledCell>
            </tr>
          ))}
        </tbody>
      </table>
    </TechnicalDetails>
  );
}

function PlanChoice({ domain: { slug, name, plan }, plans }: { domain: Domain; plans: readonly string[] }) {
  const { part, notices } = useApp();
  const text = useLoadedText<typeof organisationTexts | typeof commonTexts>();
  const planName = usePlanName();
  const { $planChanges, changePlan } = part(domains);
  const change = useStore($planChanges)[slug];

  async function choose(chosen: string) {
    if (chosen === plan || !(await changePlan(slug, chosen))) return;
    notices.tell({
      kind: 'success',
      key: 'organisation.planSaved',
      values: { name, plan: planName(chosen) },
      action: { key: 'organisation.planUndo', run: () => void changePlan(slug, plan) },
    });
  }

  return (
    <div className={styles.planChoice}>
      <Select
        label={text('organisation.planOf', { name })}
        labelHidden
        size="normal"
        options={[...new Set([...plans, plan])].map((one) => ({ value: one, label: planName(one) }))}
        value={plan}
        aria-busy={change?.state === 'saving' || undefined}
        onChange={(chosen) => void choose(chosen)}
      />
      <div role="alert">
        {change?.state === 'failed' ? (
          <div className={styles.planFailed}>
            <FieldError id={`plan-${slug}`}>
              {text('organisation.planFailed', { plan: planName(change.plan) })}
            </FieldError>
            <Button size="small" onClick={() => void choose(change.plan)}>
              {text('common.retry')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
