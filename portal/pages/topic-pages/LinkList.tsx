import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import * as styles from './topic-pages.css.ts';
import type { LinkCheck } from './use-link-check.ts';

/** What is to be said of the links of a page, each with its words. */
export function LinkList({ check }: { check: LinkCheck }) {
  const text = useLoadedText<typeof topicPageTexts>();
  const { links, faults, state } = check;
  const summary = () => {
    if (links.length === 0) return text('topicpages.linksNone');
    if (state === 'checking') return text('topicpages.linksChecking');
    if (faults.length > 0) return text('topicpages.linksWrong', { count: faults.length });
    return state === 'unknown'
      ? text('topicpages.linksUnknown')
      : text('topicpages.linksRight', { count: links.length });
  };
  return (
    <section className={styles.part} aria-label={text('topicpages.links')}>
      <h2 className={styles.heading}>{text('topicpages.links')}</h2>
      <p role="status" className={faults.length > 0 ? styles.warned : styles.quiet}>
        {summary()}
      </p>
      {faults.length > 0 ? (
        <ul className={styles.faults}>
          {faults.map(({ address, words, what }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand there twice
            <li key={index} className={styles.fault}>
              <span className={styles.faultName}>
                {words} <code className={styles.address}>{address}</code>
              </span>
              <span>{text(`topicpages.link-${what}`)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
