import {
  Check,
  CornerDownRight,
  Hash,
  History,
  type IconNode,
  Search,
  TextCursorInput,
  TextSearch,
  WholeWord,
  X,
} from 'lucide';
import type { ReactNode } from 'react';
import type { Suggestion } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { BoxLine } from '#core/search/drop-down-lines.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { daysAgo } from './days-ago.ts';
import { scopeText } from './scope-text.ts';
import * as styles from './suggestions.css.ts';
import { validityTexts } from './validity-texts.ts';

type SuggestionLineProps = {
  id: string;
  line: BoxLine;
  term: string;
  isActive: boolean;
  /** Enter does what this line does, also while no line is active. */
  isOnEnter: boolean;
  onChoose: () => void;
  onRemove: (term: string) => void;
  onPoint: () => void;
};

const icons: Record<BoxLine['kind'], IconNode> = {
  direct: CornerDownRight,
  search: Search,
  completion: WholeWord,
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
  isOnEnter,
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
      className={classes(styles.line, isOnEnter && styles.onEnter)}
      onClick={onChoose}
      onPointerMove={(event) => event.pointerType === 'mouse' && !isActive && onPoint()}
      // Keeps the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={styles.lineIcon}>
        <Icon of={line.kind === 'scope' && line.chosen ? Check : icons[line.kind]} size={14} />
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
    case 'direct':
      return <Direct suggestion={line.suggestion} />;
    case 'search':
      return (
        <>
          <span className={styles.whole}>
            <span className={styles.strong}>{line.term}</span>{' '}
            {text('search.inScope', { scope: scopeText(text, term) })}
          </span>
          {line.total === undefined ? null : (
            <Note
              text={[
                text('search.hits', { count: line.total }),
                ...(line.language ? [listedLanguage(line.language, language)] : []),
              ].join(' · ')}
            />
          )}
        </>
      );
    case 'completion':
      return (
        <>
          <span className={styles.whole}>
            {line.term.slice(0, -line.word.length)}
            <span className={styles.strong}>{line.term.slice(-line.word.length)}</span>
          </span>
          <Note text={text('search.completion')} />
        </>
      );
    case 'recent':
      return (
        <>
          <span className={styles.whole}>{line.term}</span>
          <Note text={text('search.last', { when: daysAgo(line.at, now(), locale) })}>
            <RemoveButton
              label={text('search.removeRecent', { term: line.term })}
              onRemove={() => onRemove(line.term)}
            />
          </Note>
        </>
      );
    case 'scope':
      return (
        <>
          <span className={styles.code}>{line.name}</span>
          <span className={styles.detail}>{text(`search.${line.text}`)}</span>
          {line.chosen ? <Note text={text('search.chosen')} /> : null}
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
            <Designation>{line.term}</Designation>
          </span>
          <Note text={text(`search.${line.text}`)} />
        </>
      );
  }
}

/** A place or document that the box leads to at once. */
function Direct({ suggestion }: { suggestion: Suggestion }) {
  const text = useLoadedText<typeof searchTexts>();
  const language = useInterfaceLanguage();
  const { kind, label, detail, sourceNumber, versionDate, validity, behind } = suggestion;
  const state = text('search.status', { date: formatDate(versionDate, localeOf(language), 'long') });
  const what = kind === 'provision' ? undefined : text(`search.${kind}`);
  return (
    <>
      <span className={styles.citation}>
        <Designation asLaw>{label}</Designation>
        <SampleTag of={suggestion} />
      </span>
      <span className={styles.detail}>
        <Designation>{detail}</Designation>
      </span>
      <Note
        text={[
          kind === 'heading' ? what : numberInFull(sourceNumber, language),
          kind === 'document' ? what : state,
          kind === 'document' && behind ? state : undefined,
          behind ? text('search.newerText') : undefined,
          validity === undefined || validity === 'current' ? undefined : text(validityTexts[validity]),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    </>
  );
}

/** At the end of a line: what is known beside it. */
function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span className={styles.note}>
      <span className={styles.noteText}>
        <Designation>{text}</Designation>
      </span>
      {children}
    </span>
  );
}

/**
 * For the pointer; on the keyboard the Delete key does it, since an option of a list may not contain a button.
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
