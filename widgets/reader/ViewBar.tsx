import { useStore } from '@nanostores/react';
import {
  ChevronDown,
  ChevronUp,
  Columns2,
  Download,
  Ellipsis,
  GitCompareArrows,
  History,
  Info,
  List,
  PanelLeftOpen,
  PanelRightOpen,
} from 'lucide';
import type { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { documentTitle, numberInFull } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { classes } from '../ui/classes.ts';
import { useHeading } from '../ui/heading-level.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import * as styles from './bars.css.ts';
import type { ViewBarProps } from './reader-props.ts';
import { useScene } from './reader-scene.ts';
import { compareDocument } from './tools/comparing.ts';

const MoreMenu = lazyComponent(async () => (await import('./tools/MoreMenu.tsx')).MoreMenu);

/** The bar above the text: document, version, view and tools. */
export function ViewBar({ onContents, onPanel, onInfo, onHelp, hasToolBar }: ViewBarProps) {
  const app = useApp();
  const scene = useScene();
  const { document, language, props, goTo, step } = scene;
  const text = useLoadedText<typeof readerTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const download = async () => {
    const { createActions } = await import('./tools/reader-actions.ts');
    await createActions(scene, app, locale).download();
  };
  const { Watch } = props;
  const Title = useHeading();
  const shortName = document.shortNames[language] ?? '';
  const name = documentTitle(document, shortName);
  const isLonger = shortName !== '' && name.endsWith(shortName) && name !== shortName;

  return (
    <div className={styles.bar}>
      {onContents && !hasToolBar ? (
        <IconButton
          icon={props.compact ? List : PanelLeftOpen}
          label={text('reader.showContents')}
          onClick={onContents}
        />
      ) : null}
      <Title className={styles.name} title={document.longName}>
        {isLonger ? <span className={styles.longer}>{name.slice(0, -shortName.length)}</span> : null}
        <span className={styles.short}>
          <span className={styles.title}>{isLonger ? shortName : name}</span>
          {document.sourceNumber ? (
            <span className={styles.sourceNumber}> {numberInFull(document.sourceNumber, language)}</span>
          ) : null}
        </span>
      </Title>
      <div className={styles.rest}>
        <SampleTag of={document} />
      </div>
      {hasToolBar ? null : (
        <>
          <VersionButton />
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
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={text('reader.nextArticle')}
        shortcut="j"
        onClick={() => step(1)}
      />
      {hasToolBar || props.compact ? null : (
        <>
          <span className={styles.separator} />
          <OtherViews />
          {Watch ? (
            <Watch
              targets={[{ kind: 'document', regTextId: props.regTextId }]}
              name={shortName || name}
              look="icon"
            />
          ) : null}
          <IconButton icon={Download} label={text('reader.downloadPdf')} onClick={() => void download()} />
          <IconButton icon={Info} label={text('reader.info')} onClick={onInfo} />
        </>
      )}
      <MenuButton
        menu={(menu) => <MoreMenu menu={menu} onInfo={onInfo} onHelp={onHelp} isNarrow={hasToolBar} />}
        trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={text('reader.more')} />}
      />
      {onPanel && !hasToolBar ? (
        <IconButton icon={PanelRightOpen} label={text('reader.showPanel')} onClick={onPanel} />
      ) : null}
    </div>
  );
}

/** Buttons for languages side by side and the comparison of versions, where the host shows them. */
function OtherViews() {
  const scene = useScene();
  const text = useText(readingTexts);
  const { document, language, props } = scene;
  const fallback = useStore(useApp().session.$session).user?.fallbackLanguage;
  if (!props.onView || !text) return null;
  const open = async (view: 'languages' | 'comparison') => {
    const { secondLanguage, showSideBySide } = await import('./tools/other-views.ts');
    const second = secondLanguage(document, language, fallback);
    if (view === 'comparison') await compareDocument(scene, text);
    else if (second !== undefined) showSideBySide(scene, second);
  };
  return (
    <>
      {document.languages.some((each) => each !== language) ? (
        <IconButton
          icon={Columns2}
          label={text('reading.sideBySide')}
          onClick={() => void open('languages')}
        />
      ) : null}
      <IconButton
        icon={GitCompareArrows}
        label={text('reading.compareVersions')}
        onClick={() => void open('comparison')}
      />
    </>
  );
}

const VersionMenu = lazyComponent(async () => (await import('./tools/VersionMenu.tsx')).VersionMenu);

/** The displayed version, with its status if it is not in force; a click opens the menu of all versions. */
function VersionButton() {
  const { document, versionDate } = useScene();
  const text = useLoadedText<typeof readerTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const date = formatDate(versionDate, locale, 'long');
  const asOf = text('reader.asOf', { date });
  const isInForce = document.status === 'inForce';
  return (
    <MenuButton
      menu={(menu) => <VersionMenu menu={menu} />}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.version}>
          <Icon of={History} size={14} className={styles.versionIcon} />
          <span className={classes(!isInForce && styles.notInForce)}>
            <Designation>
              {isInForce ? asOf : `${asOf} · ${text(`reader.status-${document.status}`)}`}
            </Designation>
          </span>
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    />
  );
}
