import { statusText } from '#core/changes/change-words.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { useChangeScene } from '#widgets/changes/change-scene.ts';
import { StatusShape } from '#widgets/changes/StatusShape.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { ChangeLink } from '../ChangeLink.tsx';
import * as styles from './calendar.css.ts';

type DeadlineLinkProps = { change: Change; look: 'inDay' | 'inList'; tabIndex?: number };

/** A change on its day: the shape of its status, for assistive technology its word, and the topic, which leads to it. */
export function DeadlineLink({ change, look, tabIndex }: DeadlineLinkProps) {
  const { text } = useChangeScene().words;
  return (
    <ChangeLink to={{ alone: change.slug }} className={styles.link[look]} tabIndex={tabIndex}>
      <StatusShape status={change.status} />
      <VisuallyHidden>{`${text(statusText[change.status])}: `}</VisuallyHidden>
      <span
        className={look === 'inDay' ? styles.oneLine : styles.wholeTopic}
        lang={change.language.toLowerCase()}
        title={look === 'inDay' ? change.topic : undefined}
      >
        {change.topic}
      </span>
    </ChangeLink>
  );
}
