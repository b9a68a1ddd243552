import { useMemo } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { localeOf } from '#core/lib/locales.ts';
import { type TextOf, useInterfaceLanguage, useLoadedText, useText } from '../../app-context.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { PanelTab } from '../reader-props.ts';
import { type ReaderScene, useScene } from '../reader-scene.ts';
import { compareWithBefore } from './comparing.ts';
import { leaveOut, type PrintedPart } from './print-part.ts';

export type ReaderActions = {
  canComment: boolean;
  copyLink: (path: string) => void;
  copyCitation: (path: string) => void;
  comment: (path: string) => void;
  showVersions: (path: string) => void;
  /** Absent if the host has no comparisons. */
  compare?: ((path: string) => void) | undefined;
  download: () => Promise<void>;
  /** Prints the whole text, or a part of it. */
  print: (part?: PrintedPart) => Promise<void>;
};

/** The actions at a place, the same for toolbar, bars, menu and keyboard. */
export function useReaderActions(): ReaderActions {
  const scene = useScene();
  const text = useLoadedText<typeof readerTexts>();
  const readingText = useText(readingTexts);
  const locale = localeOf(useInterfaceLanguage());
  return useMemo(() => {
    const actions = createActions(scene, text);
    if (!scene.props.onView || !readingText) return actions;
    return { ...actions, compare: (path) => void compareWithBefore(scene, readingText, path, locale) };
  }, [scene, text, readingText, locale]);
}

export type ActionText = TextOf<typeof readerTexts>;

export function createActions(scene: ReaderScene, text: ActionText): ReaderActions {
  const { notify: say, $focusedPath, $current, props, reading } = scene;

  async function copy(words: string, done: string) {
    try {
      await navigator.clipboard.writeText(words);
      say(done);
    } catch {
      // Browser or host page refused it; the message contains the text, so that it can be copied by hand.
      say(text('reader.copyFailed', { text: words }), 'error');
    }
  }
  const openTab = (tab: PanelTab) => (path: string) => {
    $focusedPath.set(path);
    scene.openPanel(tab);
  };

  return {
    canComment: props.comments !== undefined,
    copyLink(path) {
      const link = new URL(scene.addressOf(path), document.baseURI).href;
      void copy(link, text('reader.linkCopied', { name: scene.nameOf(path) }));
    },
    copyCitation(path) {
      const citation = scene.citationOf(path);
      void copy(citation, text('reader.citationCopied', { citation }));
    },
    comment: openTab('comments'),
    showVersions: openTab('versions'),
    async download() {
      const name = `${scene.document.displayName} ${scene.versionDate} ${scene.language}.pdf`;
      if (props.onDownload?.(name) === false) return;
      const pdf = await reading.fetchPdf();
      if (!pdf) {
        say(text('reader.noPdf'), 'error');
        return;
      }
      saveFile(name, pdf);
    },
    async print(part) {
      if (!(await reading.loadRest($current.get()))) {
        say(text('reader.printIncomplete'), 'error');
        return;
      }
      const root = scene.$root.get();
      if (part !== undefined && root)
        window.addEventListener('afterprint', leaveOut(root, part), { once: true });
      window.print();
    },
  };
}
