import {
  ChevronDown,
  ChevronUp,
  Download,
  Ellipsis,
  Info,
  List,
  PanelLeftOpen,
  PanelRightOpen,
} from 'lucide-react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/regulations.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import * as styles from './bars.css.ts';
import { useReaderActions } from './reader-actions.ts';
import { useScene } from './reader-scene.ts';
import { useMoreItems } from './use-more-items.ts';
import { VersionMenu } from './VersionMenu.tsx';

export type ViewBarProps = {
  /** Opens the contents, where they are not in sight. */
  onContents?: (() => void) | undefined;
  onPanel?: (() => void) | undefined;
  onInfo: () => void;
  onHelp: () => void;
  /** The bars below the text offer contents and panel. */
  hasToolBar: boolean;
};

/** Document, version, view, and what can be done with them. */
export function ViewBar({ onContents, onPanel, onInfo, onHelp, hasToolBar }: ViewBarProps) {
  const { document, language, props, goTo } = useScene();
  const text = useText<typeof readerTexts>();
  const actions = useReaderActions();
  const more = useMoreItems({ onInfo, onHelp, isNarrow: hasToolBar });
  const name = titleFor(document, language);

  return (
    <div className={styles.bar}>
      {onContents && !hasToolBar ? (
        <IconButton
          icon={props.compact ? List : PanelLeftOpen}
          label={text('reader.showContents')}
          onClick={onContents}
        />
      ) : null}
      <div className={styles.name} title={document.longName}>
        <h2 className={styles.title}>{name}</h2>
        {document.sourceNumber ? (
          <span className={styles.sourceNumber}>{numberOf(document.sourceNumber)}</span>
        ) : null}
      </div>
      {hasToolBar ? null : (
        <>
          <VersionMenu />
          {props.PdfView ? (
            <Segmented
              label={text('reader.view')}
              options={[
                { value: 'text', label: text('reader.text') },
                { value: 'pdf', label: text('reader.pdf') },
              ]}
              value={props.view}
              onChange={(view) => goTo({ view })}
            />
          ) : null}
        </>
      )}
      <IconButton
        icon={ChevronUp}
        label={text('reader.previousArticle')}
        shortcut="k"
        onClick={() => actions.step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={text('reader.nextArticle')}
        shortcut="j"
        onClick={() => actions.step(1)}
      />
      {hasToolBar || props.compact ? null : (
        <>
          <span className={styles.separator} />
          <IconButton
            icon={Download}
            label={text('reader.downloadPdf')}
            onClick={() => void actions.download()}
          />
          <IconButton icon={Info} label={text('reader.info')} onClick={onInfo} />
        </>
      )}
      <Menu
        label={text('reader.more')}
        items={more}
        align="end"
        trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={text('reader.more')} />}
      />
      {onPanel && !hasToolBar ? (
        <IconButton icon={PanelRightOpen} label={text('reader.showPanel')} onClick={onPanel} />
      ) : null}
    </div>
  );
}

/** "952.0" is a number of the Swiss classified compilation; other sources write theirs in full. */
const numberOf = (sourceNumber: string) =>
  /^\d+(?:\.\d+)*$/.test(sourceNumber) ? `SR\u00a0${sourceNumber}` : sourceNumber;

/** "Bankengesetz, BankG": Swiss acts carry both names in brackets at the end of the long one. */
function titleFor(document: RegulationDocument, language: LanguageCode): string {
  const short = document.shortNames[language];
  const inBrackets = /\(([^()]{3,60})\)\s*$/.exec(document.longName)?.[1];
  return short && inBrackets?.endsWith(short) ? inBrackets : document.displayName;
}
