import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { App } from '#core/app.ts';
import { outcomeTexts } from '#core/i18n/outcomes.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { SessionState } from '#core/session/session.ts';
import { useApp, useInterfaceLanguage, useText } from '../../app-context.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { PanelTab } from '../reader-props.ts';
import { type ReaderScene, useScene } from '../reader-scene.ts';
import { compareWithBefore } from './comparing.ts';
import { type CopyActions, createCopyActions } from './copying.ts';
import { leaveOut, type PrintedPart } from './print-part.ts';

export type ReaderActions = CopyActions & {
  canComment: boolean;
  /** Begins a comment. */
  comment: (path: string) => void;
  showComments: (path: string) => void;
  showVersions: (path: string) => void;
  /** Opens the dialog that sends it by e-mail; absent for who may not. */
  share?: ((path: string) => void) | undefined;
  /** Absent if the host has no comparisons. */
  compare?: ((path: string) => void) | undefined;
  download: () => Promise<void>;
  /** Prints the whole text, or a part of it. */
  print: (part?: PrintedPart) => Promise<void>;
};

/** The actions at a place, the same for toolbar, bars, menu and keyboard. */
export function useReaderActions(): ReaderActions {
  const scene = useScene();
  const app = useApp();
  const readingText = useText(readingTexts);
  const locale = localeOf(useInterfaceLanguage());
  const canShare = mayShare(useStore(app.session.$session));
  return useMemo(() => {
    const share = canShare ? (path: string) => scene.$shared.set(path) : undefined;
    const actions = { ...createActions(scene, app, locale), share };
    if (!scene.props.onView || !readingText) return actions;
    return { ...actions, compare: (path) => void compareWithBefore(scene, readingText, path, locale) };
  }, [scene, app, readingText, locale, canShare]);
}

/** Isolated testers do nothing together with others; of who signs in by a page's token the server decides. */
const mayShare = ({ signedIn, user }: SessionState) =>
  signedIn && user?.roles.includes('ISOLATED_TESTER') !== true;

export function createActions(
  scene: ReaderScene,
  { translator, notices }: Pick<App, 'translator' | 'notices'>,
  locale: string,
): ReaderActions {
  const { notify: say, $focusedPath, $current, props, reading } = scene;
  const words = async () => {
    // Without the texts of the displayed language English says it.
    const failed = (error: unknown) => notices.report(error, 'load the texts of a part');
    await translator.addTexts(outcomeTexts).catch(failed);
    return translator.text;
  };
  const openTab = (tab: PanelTab) => (path: string) => {
    $focusedPath.set(path);
    scene.openPanel(tab);
  };

  const askFor = (writes: boolean) => (path: string) => {
    openTab('comments')(path);
    scene.$request.set({ writes });
  };

  return {
    canComment: props.comments !== undefined,
    ...createCopyActions(scene, words, locale),
    comment: askFor(true),
    showComments: askFor(false),
    showVersions: openTab('versions'),
    async download() {
      const name = `${scene.document.displayName} ${scene.versionDate} ${scene.language}.pdf`;
      if (props.onDownload?.(name) === false) return;
      const pdf = await reading.fetchPdf();
      if (!pdf) {
        say((await words())('outcomes.noPdf'), 'error');
        return;
      }
      saveFile(name, pdf);
    },
    async print(part) {
      const printPages = scene.$printer.get();
      if (printPages) {
        printPages();
        return;
      }
      if (!(await reading.loadRest($current.get()))) {
        say((await words())('outcomes.printIncomplete'), 'error');
        return;
      }
      const root = scene.$root.get();
      await allDrawn(root);
      if (part !== undefined && root)
        window.addEventListener('afterprint', leaveOut(root, part), { once: true });
      window.print();
    },
  };
}

/** Most frames that a print waits for the text that has come to be drawn. */
const maxFrames = 200;

/** Resolves when all of the text is drawn: a browser prints what is there, and blank sheets for the rest. */
async function allDrawn(root: HTMLElement | null): Promise<void> {
  for (let frame = 0; frame < maxFrames && root?.querySelector('[aria-busy="true"]'); frame += 1)
    await new Promise(requestAnimationFrame);
}
