import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { useLoadedText } from '../app-context.tsx';
import { columnStyle } from '../document-view/contents/contents-width.ts';
import { DocumentFrame } from '../document-view/DocumentView.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { Columns } from './layout.ts';
import { Middle } from './Middle.tsx';
import * as styles from './reader.css.ts';
import type { PanelTab, ReaderViewProps } from './reader-props.ts';
import { beginAt, createNames, createScene, type ReaderModel, SceneContext } from './reader-scene.ts';

const Contents = lazyComponent(async () => (await import('./contents/Contents.tsx')).Contents);
const PartSheets = lazyComponent(async () => (await import('./tools/PartSheets.tsx')).PartSheets);
const Panel = lazyComponent(async () => (await import('./panel/Panel.tsx')).Panel);

type OpenReaderProps = {
  model: ReaderModel;
  columns: Columns;
  props: ReaderViewProps;
  document: RegulationDocument;
  entries: TocEntry[];
  language: LanguageCode;
  versionDate: string;
};

/** Asks first if something is written in the panel that would be hidden. */
const guarded = ({ $guard }: Pick<ReaderModel, '$guard'>, go: () => void) => {
  const guard = $guard.get();
  if (guard) guard(go);
  else go();
};

/** An open document: contents, text and panel side by side if there is room, otherwise in sheets. */
export function OpenReader({
  model,
  columns,
  props,
  document,
  entries,
  language,
  versionDate,
}: OpenReaderProps) {
  const text = useLoadedText<typeof readerTexts>();
  const [tab, setTab] = useState<PanelTab>(props.panel ?? (props.comments ? 'comments' : 'versions'));
  const [sheet, setSheet] = useState<'contents' | 'panel' | undefined>(undefined);
  const [hidesContents, setHidesContents] = useState(false);
  const { contentsWidth } = useStore(model.preferences.$preferences);
  const hasContents = columns > 1 && !hidesContents;
  const hasPanel = columns > 2 && !props.compact;

  useEffect(() => {
    if (props.panel) setTab(props.panel);
  }, [props.panel]);

  const requested = props.path ?? props.article;
  // The text view follows its own scrolling; the page view follows the place in the address.
  const followed = props.view === 'pdf' ? requested : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the text view, a place reached by scrolling must not reset the place
  useLayoutEffect(() => beginAt(model, entries, requested), [model, entries, followed]);

  usePreparedComments(model, {
    props,
    entries,
    versionDate,
    language,
    isShown: hasPanel && tab === 'comments',
  });
  const names = useMemo(() => createNames(document, entries, language), [document, entries, language]);
  const scene = useMemo(() => {
    const openPanel = (next: PanelTab) => {
      setTab(next);
      if (!hasPanel) setSheet('panel');
    };
    return createScene(model, { props, document, entries, language, versionDate, openPanel }, names);
  }, [model, props, document, entries, language, versionDate, names, hasPanel]);

  const openContents = () => (columns > 1 ? setHidesContents(false) : setSheet('contents'));
  return (
    <SceneContext value={scene}>
      <DocumentFrame
        look={{ frame: styles.frame, row: styles.row }}
        contents={
          hasContents
            ? {
                label: text('reader.contents'),
                className: styles.contents,
                style: columnStyle(contentsWidth),
                content: (
                  <Contents
                    pending={<div className={styles.bare} />}
                    onCollapse={() => setHidesContents(true)}
                  />
                ),
              }
            : undefined
        }
        panel={
          hasPanel
            ? {
                label: text('reader.panel'),
                className: styles.panel,
                content: <Panel pending={<div className={styles.bare} />} tab={tab} onTab={setTab} />,
              }
            : undefined
        }
      >
        <Middle
          isPhone={columns === 0}
          onContents={hasContents ? undefined : openContents}
          onPanel={hasPanel ? undefined : () => setSheet('panel')}
          openPart={sheet === 'panel' ? tab : sheet}
          onOpenPart={(part) => (part === 'contents' ? openContents() : scene.openPanel(part))}
        />
      </DocumentFrame>
      {sheet ? (
        <PartSheets
          part={sheet === 'panel' && hasPanel ? undefined : sheet}
          isPhone={columns === 0}
          tab={tab}
          onTab={setTab}
          onClose={() => guarded(model, () => setSheet(undefined))}
        />
      ) : null}
    </SceneContext>
  );
}

type Prepared = Pick<OpenReaderProps, 'props' | 'entries' | 'versionDate' | 'language'> & {
  isShown: boolean;
};

/** What the tab of comments shows at the place where the text opens loads together with the panel around it. */
function usePreparedComments(
  model: ReaderModel,
  { props, entries, versionDate, language, isShown }: Prepared,
) {
  const { comments, regTextId } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of later places the tab itself asks
  useEffect(() => {
    const path = model.$focusedPath.get() ?? entries[model.$current.get()]?.id;
    if (isShown && path !== undefined)
      comments?.prepare?.({ completeParagraphID: joinParagraphId(regTextId, path), versionDate, language });
  }, [comments, isShown]);
}
