import { useStore } from '@nanostores/react';
import { CalendarClock } from 'lucide';
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ChangeAhead } from '#core/contract/domain/change-impact.ts';
import { aheadTexts } from '#core/i18n/ahead.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './ahead-marks.css.ts';
import { loadedPlace } from './loaded-place.ts';
import { useScene } from './reader-scene.ts';

export type AheadLink = ComponentType<{
  slug: string;
  className: string;
  tabIndex: number;
  children: ReactNode;
}>;
type MarksProps = { changes: readonly ChangeAhead[]; Link: AheadLink };
type AheadPlace = {
  element: HTMLElement;
  changes: readonly ChangeAhead[];
  /** Where the marks are drawn: in the place, or below a heading, whose name they are no part of. */
  home: HTMLElement;
};

/**
 * Says below paragraphs which changes are ahead of them. They are put into the elements of the text, so that the text is
 * not drawn again. The law that was in force once has nothing ahead.
 */
export function AheadMarks({ changes, Link }: MarksProps) {
  const { reading, $root, document, props } = useScene();
  const root = useStore($root);
  const units = useStore(reading.$units);
  const isAhead = props.view === 'text' && (document.status === 'inForce' || document.status === 'future');
  const [places, setPlaces] = useState<readonly AheadPlace[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text that arrives has places to be marked
  useLayoutEffect(() => {
    const marked = root && isAhead ? placesIn(root, changes) : [];
    setPlaces(marked);
    return () => {
      for (const { element, home } of marked) if (home !== element) home.remove();
    };
  }, [root, changes, units, isAhead]);
  return places.map(({ element, home, changes: at }) =>
    createPortal(
      <Ahead changes={at} Link={Link} isHere={element.matches('[data-here]')} />,
      home,
      element.dataset.path,
    ),
  );
}

function placesIn(root: HTMLElement, changes: readonly ChangeAhead[]): AheadPlace[] {
  const places = new Map<HTMLElement, Set<ChangeAhead>>();
  for (const change of changes)
    for (const provision of change.provisions) {
      const element = loadedPlace(root, splitParagraphId(provision).path);
      if (element) places.set(element, (places.get(element) ?? new Set()).add(change));
    }
  return [...places].map(([element, at]) => ({ element, changes: [...at], home: homeOf(element) }));
}

function homeOf(element: HTMLElement): HTMLElement {
  if (!element.matches('h1, h2, h3, h4, h5, h6')) return element;
  const below = element.ownerDocument.createElement('p');
  element.after(below);
  return below;
}

function Ahead({ changes, Link, isHere }: MarksProps & { isHere: boolean }) {
  const text = useText(aheadTexts);
  const language = useInterfaceLanguage();
  const { now } = useApp();
  if (!text) return null;
  const day = today(now());
  return (
    <span className={styles.ahead} lang={language.toLowerCase()} data-ahead>
      {changes.map(({ id, slug, topic, deadline }) => (
        <span key={id} className={styles.line}>
          <Icon of={CalendarClock} size={14} className={styles.sign} />
          <span>
            {text('ahead.mark')}{' '}
            <Link slug={slug} className={styles.link} tabIndex={isHere ? 0 : -1}>
              {topic}
            </Link>
            {deadline === undefined
              ? null
              : `, ${text(deadline < day ? 'ahead.overdue' : 'ahead.due', {
                  date: formatDate(deadline, localeOf(language)),
                })}`}
          </span>
        </span>
      ))}
    </span>
  );
}
