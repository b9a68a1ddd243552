import {
  CornerDownRight,
  Hash,
  History,
  type IconNode,
  Search,
  TextCursorInput,
  TextSearch,
  X,
} from 'lucide';
import type { ReactNode } from 'react';
import type { searchTexts } from '#core/i18n/search.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { BoxLine } from '#core/search/drop-down-lines.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CitationText } from './CitationText.tsx';
import { daysAgo } from './days-ago.ts';
import { scopeText } from './scope-text.ts';
import * as styles from './suggestions.css.ts';

type SuggestionLineProps = {
  id: string;
  line: BoxLine;
  term: string;
  isActive: boolean;
  onChoose: () => void;
  onRemove: (term: string) => void;
  onPoint: () => void;
};

const icons: Record<BoxLine['kind'], IconNode> = {
  direct: CornerDownRight,
  search: Search,
  recent: History,
  scope: Hash,
  key: TextCursorInput,
  example: TextSearch,
};

export function SuggestionLine({
  id,
  line,
  term,
  isActive,
  onChoose,
  onRemove,
  onPoint,
}: SuggestionLineProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names this line
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.line}
      onClick={onChoose}
      onPointerMove={(event) => event.pointerType === 'mouse' && !isActive && onPoint()}
      // Keeps the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={styles.lineIcon}>
        <Icon of={icons[line.kind]} size={14} />
      </span>
      <Content line={line} term={term} onRemove={onRemove} />
    </div>
  );
}

type ContentProps = Pick<SuggestionLineProps, 'line' | 'term' | 'onRemove'>;

function Content({ line, term, onRemove }: ContentProps): ReactNode {
  const { now } = useApp();
  const text = useLoadedText<typeof searchTexts>();
  const language = useInterfaceLanguage();
  const locale = localeOf(language);
  switch (line.kind) {
    case 'direct': {
      const { kind, label, detail, sourceNumber, versionDate } = line.suggestion;
      const state = text('search.status', { date: formatDate(versionDate, locale, 'long') });
      const what = kind === 'provision' ? undefined : text(`search.${kind}`);
      return (
        <>
          <span className={styles.citation}>
            <CitationText>{label}</CitationText>
          </span>
          <span className={styles.detail}>{detail}</span>
          <span className={styles.note}>
            {[
              kind === 'heading' ? what : numberInFull(sourceNumber, language),
              kind === 'document' ? what : state,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      );
    }
    case 'search':
      return (
        <>
          <span className={styles.whole}>
            <span className={styles.strong}>{line.term}</span>{' '}
            {text('search.inScope', { scope: scopeText(text, term) })}
          </span>
          <span className={styles.note}>
            {line.total === undefined ? '\u00a0' : text('search.hits', { count: line.total })}
          </span>
        </>
      );
    case 'recent':
      return (
        <>
          <span className={styles.whole}>{line.term}</span>
          <span className={styles.note}>
            {text('search.last', { when: daysAgo(line.at, now(), locale) })}
            <RemoveButton
              label={text('search.removeRecent', { term: line.term })}
              onRemove={() => onRemove(line.term)}
            />
          </span>
        </>
      );
    case 'scope':
      return (
        <>
          <span className={styles.code}>{line.name}</span>
          <span className={styles.detail}>{text(`search.${line.text}`)}</span>
          <span className={styles.note}>{line.chosen ? text('search.chosen') : null}</span>
        </>
      );
    case 'key':
      return (
        <>
          <span className={styles.code}>{line.insert.label}</span>
          <span className={styles.detail}>{text(`search.${line.text}`)}</span>
        </>
      );
    case 'example':
      return (
        <>
          <span className={styles.whole}>
            <CitationText>{line.term}</CitationText>
          </span>
          <span className={styles.note}>{text(`search.${line.text}`)}</span>
        </>
      );
  }
}

/**
 * For the mouse; on the keyboard the Delete key does it, since an option of a list may not contain a button.
 */
function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span
      className={styles.remove}
      title={label}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onRemove();
      }}
    >
      <Icon of={X} size={14} />
    </span>
  );
}
