import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { linksOf } from '#core/regulations/links.ts';
import { useText } from '../../app-context.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as styles from './panel.css.ts';

/** Where the article points to, as its source marks it up. */
export function References({ unit }: { unit: Unit | undefined }) {
  const text = useText<typeof readerTexts>();
  const links = unit ? linksOf(unit) : [];
  return (
    <div className={styles.part}>
      {links.length === 0 ? <EmptyState text={text('reader.noReferences')} /> : null}
      {links.length > 0 ? <h3 className={styles.heading}>{text('reader.referencesOfSource')}</h3> : null}
      {links.map((link) => (
        <a key={link.href} className={styles.line} href={link.href} target="_blank" rel="noreferrer">
          <span className={styles.external}>{link.text}</span>
          <span className={styles.status}>
            {link.note === undefined ? '' : text('reader.note', { number: link.note })}
          </span>
        </a>
      ))}
    </div>
  );
}
