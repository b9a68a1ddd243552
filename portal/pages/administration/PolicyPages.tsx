import { loadedValue } from '#core/async/loadable.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { useLoaded } from '../../use-loaded.ts';
import * as plain from '../plain.css.ts';
import * as styles from './administration.css.ts';

/** The policies that invited people accept, and of which none is asked for since it has no page. */
export function PolicyPages() {
  const { domain } = useApp();
  const text = useLoadedText<typeof organisationTexts>();
  const pages = loadedValue(useLoaded('load the policies', '', () => domain.policies({})).loaded);
  if (!pages) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{text('organisation.policies')}</h2>
      <dl className={styles.facts}>
        {(['privacyUrl', 'termsUrl'] as const).map((name) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{text(`organisation.${name}`)}</dt>
            <dd>
              {pages[name] === undefined ? (
                <strong className={styles.lacks}>{text('organisation.noPolicy')}</strong>
              ) : (
                <a className={plain.link} href={pages[name]} target="_blank" rel="noreferrer">
                  {pages[name]}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{text('organisation.policiesHint')}</p>
    </section>
  );
}
