import { loadedValue } from '#core/async/loadable.ts';
import { webAddress } from '#core/http/base-address.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { useLoaded } from '../../use-loaded.ts';
import * as plain from '../plain.css.ts';
import * as styles from './administration.css.ts';
import { TechnicalDetails } from './TechnicalDetails.tsx';

const pageNames = ['privacyUrl', 'termsUrl'] as const;

/** The policies that invited people accept, and of which none is asked for since it has no page. */
export function PolicyPages() {
  const { domain } = useApp();
  const text = useLoadedText<typeof organisationTexts>();
  const pages = loadedValue(useLoaded('load the policies', '', () => domain.policies({})).loaded);
  if (!pages) return null;
  return (
    <section className={styles.furtherPart} aria-labelledby="policies">
      <h2 id="policies" className={styles.partTitle}>
        {text('organisation.policies')}
      </h2>
      <dl className={styles.facts}>
        {pageNames.map((name) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{text(`organisation.${name}`)}</dt>
            <dd>
              {pages[name] === undefined ? (
                <strong className={styles.lacks}>{text('organisation.noPolicy')}</strong>
              ) : (
                <a
                  className={plain.link}
                  href={webAddress(pages[name])?.href}
                  target="_blank"
                  rel="noreferrer"
                >
                  {text('organisation.openPage', { page: text(`organisation.${name}`) })}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{text('organisation.policiesHint')}</p>
      <TechnicalDetails>
        <dl className={styles.facts}>
          {pageNames.map((name) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{text(`organisation.${name}`)}</dt>
              <dd>{pages[name] ?? '–'}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.hint}>{text('organisation.policiesOperator')}</p>
      </TechnicalDetails>
    </section>
  );
}
