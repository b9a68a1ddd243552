import {
  BookA,
  CornerDownRight,
  FileText,
  History,
  type IconNode,
  Lock,
  PanelTop,
  Search,
  Text,
} from 'lucide';
import { type ReactNode, type RefObject, useId } from 'react';
import type { paletteTexts } from '#core/i18n/palette.ts';
import { longNameBeside, numberInFull } from '#core/law/document-title.ts';
import { shortNameOf } from '#core/regulations/document-list.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Designation } from '#widgets/law/Designation.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { useDocumentLanguage } from '../shell/use-document-language.ts';
import { actionIcon } from './action-groups.ts';
import * as styles from './palette.css.ts';
import { isClosed, type PaletteGroup, type PaletteLine } from './palette-lines.ts';

type PaletteListProps = {
  list: RefObject<HTMLDivElement | null>;
  id: string;
  groups: readonly PaletteGroup[];
  active: string | undefined;
  idOf: (line: PaletteLine) => string;
  /** Name of the open document, for the heading of its articles. */
  documentName: string;
  onChoose: (line: PaletteLine) => void;
  onPoint: (line: PaletteLine) => void;
};

const icons: Record<Exclude<PaletteLine['kind'], 'action'>, IconNode> = {
  place: CornerDownRight,
  document: FileText,
  article: Text,
  recent: History,
  page: PanelTop,
  term: BookA,
  search: Search,
};

function iconOf(line: PaletteLine): IconNode {
  if (line.kind === 'action') return actionIcon(line.action.id);
  return isClosed(line) ? Lock : icons[line.kind];
}

/** The lines in groups. The focus stays in the field, which names the active line. */
export function PaletteList(props: PaletteListProps) {
  const { list, id, groups, active, idOf, documentName, onChoose, onPoint } = props;
  const text = useLoadedText<typeof paletteTexts>();
  const base = useId();
  return (
    <div ref={list} id={id} role="listbox" aria-label={text('palette.entries')} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list, not of fields
        <div key={group.id} role="group" aria-labelledby={`${base}-${group.id}`}>
          <span id={`${base}-${group.id}`} role="presentation" className={styles.groupLabel}>
            {text(`palette.${group.id}`, { name: documentName })}
          </span>
          {group.lines.map((line) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names this line
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
            <div
              key={line.id}
              id={idOf(line)}
              role="option"
              aria-selected={line.id === active}
              aria-disabled={isClosed(line) || undefined}
              className={styles.line}
              onClick={() => onChoose(line)}
              onPointerMove={(event) => event.pointerType === 'mouse' && line.id !== active && onPoint(line)}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
            >
              <span className={styles.lineIcon}>
                <Icon of={iconOf(line)} size={14} />
              </span>
              <LineContent line={line} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function LineContent({ line }: { line: PaletteLine }): ReactNode {
  const text = useLoadedText<typeof paletteTexts>();
  const language = useInterfaceLanguage();
  const documentLanguage = useDocumentLanguage();
  const lang = documentLanguage.toLowerCase();
  switch (line.kind) {
    case 'place': {
      const { label, detail, sourceNumber } = line.suggestion;
      const note = line.isInDocument ? text('palette.inDocument') : numberInFull(sourceNumber, language);
      return <Cited of={line.suggestion} label={label} detail={detail} note={note} lang={lang} />;
    }
    case 'document': {
      const { document } = line;
      const short = shortNameOf(document, documentLanguage);
      const note = document.sourceNumber ? numberInFull(document.sourceNumber, language) : '';
      return (
        <Cited
          of={document}
          label={short || document.longName}
          detail={short ? longNameBeside(document.longName, short) : ''}
          note={note}
          lang={document.languages.includes(documentLanguage) ? lang : undefined}
        />
      );
    }
    case 'article':
      return <Cited label={line.article.label} detail={line.article.detail} note="" lang={lang} />;
    case 'recent':
      return <Cited label={line.place.label} detail={line.place.detail} note="" lang={lang} />;
    case 'action':
      return <Plain label={line.action.label} note={line.action.note} />;
    case 'page':
      return <Plain label={line.page.label} reason={line.page.locked} />;
    case 'term':
      return (
        <Plain
          of={line.term}
          label={text('palette.inGlossary', { term: line.term.term })}
          note={`${line.term.name} ${line.term.documentName}`}
        />
      );
    case 'search':
      return (
        <Plain
          label={text('palette.searchFor', { term: line.term })}
          note={line.total === undefined ? undefined : text('palette.hits', { count: line.total })}
        />
      );
  }
}

type OfLaw = {
  /** What may be invented law. */
  of?: { readonly sample?: boolean | undefined };
};
type CitedProps = OfLaw & { label: string; detail: string; note: string; lang: string | undefined };

function Cited({ of = {}, label, detail, note, lang }: CitedProps) {
  return (
    <>
      <span className={styles.cited}>
        <span className={styles.citation} lang={lang}>
          <Designation asLaw>{label}</Designation>
        </span>
        <SampleTag of={of} />
      </span>{' '}
      <span className={styles.detail} lang={lang}>
        <Designation>{detail}</Designation>
      </span>{' '}
      <span className={styles.note}>{note}</span>
    </>
  );
}

type PlainProps = OfLaw & { label: string; note?: string | undefined; reason?: string | undefined };

/** A line of the interface; a locked one with the reason below it. */
function Plain({ of = {}, label, note, reason }: PlainProps) {
  return (
    <>
      <span className={styles.whole}>
        <Designation>{label}</Designation>
        <SampleTag of={of} />
        {reason ? <span className={styles.reason}> {reason}</span> : null}
      </span>{' '}
      <span className={styles.about}>{note === undefined ? null : <Designation>{note}</Designation>}</span>
    </>
  );
}
