import { Users } from 'lucide';
import type { Attachment, ChangeImpact } from '#core/contract/domain/change-impact.ts';
import type { changeImpactTexts } from '#core/i18n/changeimpact.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as detail from '../detail.css.ts';
import * as styles from './impact.css.ts';

const words = {
  author: 'changeimpact.author',
  tagged: 'changeimpact.tagged',
  responsible: 'changeimpact.responsibleFor',
  answered: 'changeimpact.answered',
} as const satisfies Record<Attachment, string>;

/** Who wrote, is named, answered or is responsible at the paragraphs of a change. */
export function AttachedPeople({ people }: Pick<ChangeImpact, 'people'>) {
  const text = useLoadedText<typeof changeImpactTexts>();
  if (people.length === 0) return null;
  return (
    <section className={styles.place}>
      <h3 className={styles.placeHead}>{text('changeimpact.people')}</h3>
      <ul className={styles.lines}>
        {people.map(({ id, fullName, attachments }) => (
          <li key={id} className={styles.line}>
            <Icon of={Users} size={14} className={styles.sign} />
            <span>
              {fullName}{' '}
              <span className={detail.faint}>{attachments.map((as) => text(words[as])).join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
