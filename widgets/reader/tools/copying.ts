import type { readerTexts } from '#core/i18n/reader.ts';
import { citeVersion } from '#core/law/cited-version.ts';
import { formatDate } from '#core/lib/dates.ts';
import type { CopiedText } from '#core/regulations/copied-text.ts';
import { findPlace } from '#core/regulations/place.ts';
import type { TextOf } from '../../app-context.tsx';
import { placeInDocument } from '../../document-view/place.ts';
import type { ReaderScene } from '../reader-scene.ts';

/** The words of the actions on a place. */
export type ActionText = TextOf<typeof readerTexts>;

export type CopyActions = {
  /** Copies a link to the displayed version, which never shows another one. */
  copyPermanentLink: (path: string) => void;
  /** Copies a link to whatever is in force when it is opened; absent if no version is in force. */
  copyLivingLink?: ((path: string) => void) | undefined;
  /** Copies the citation, with its version where that is not today's. */
  copyCitation: (path: string) => void;
  /** Copies citation, words and link of a place. */
  copyWithText: (path: string) => void;
};

/** Citations, words and links of places for the clipboard. */
export function createCopyActions(scene: ReaderScene, text: ActionText, locale: string): CopyActions {
  const { notify, props, reading, document, versionDate, language } = scene;
  const { status, currentVersion } = document;
  const citationOf = (path: string) => citeVersion(scene.citationOf(path), { versionDate, status, language });
  const linkTo = (path: string, day: string | undefined) => {
    const place = { regTextId: props.regTextId, ...placeInDocument(path), versionDate: day, language };
    return new URL(props.href({ ...place, view: props.view }), window.document.baseURI).href;
  };

  async function copy(words: string, done: string) {
    try {
      await navigator.clipboard.writeText(words);
      notify(done);
    } catch {
      // Browser or host page refused it; the message contains the text, so that it can be copied by hand.
      notify(text('reader.copyFailed', { text: words }), 'error');
    }
  }
  return {
    copyPermanentLink(path) {
      const date = formatDate(versionDate, locale, 'long');
      const done = text('reader.permanentCopied', { name: scene.nameOf(path), date });
      void copy(linkTo(path, versionDate), done);
    },
    copyLivingLink:
      currentVersion === undefined
        ? undefined
        : (path) =>
            void copy(linkTo(path, undefined), text('reader.livingCopied', { name: scene.nameOf(path) })),
    copyCitation(path) {
      const citation = citationOf(path);
      void copy(citation, text('reader.citationCopied', { citation }));
    },
    async copyWithText(path) {
      const place = findPlace(scene.entries, path);
      if (!place) return;
      await reading.ensure(place.index);
      const unit = reading.$units.get().get(place.index);
      if (!unit) {
        notify(text('reader.textNotLoaded'), 'error');
        return;
      }
      const citation = citationOf(path);
      const { copiedText } = await import('#core/regulations/copied-text.ts');
      const copied = copiedText({ unit, path, citation, link: linkTo(path, versionDate) });
      if (await copyFormatted(copied)) notify(text('reader.textCopied', { citation }));
      else notify(text('reader.textNotCopied'), 'error');
    },
  };
}

/**
 * Writes a passage formatted and plain; only plain where the browser takes no formatted text. False where it takes
 * nothing, as on pages without an encrypted connection, which have no clipboard.
 */
async function copyFormatted({ plain, html }: CopiedText): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return false;
  try {
    const typed = (type: string, words: string) => ({ [type]: new Blob([words], { type }) });
    await clipboard.write([
      new ClipboardItem({ ...typed('text/plain', plain), ...typed('text/html', html) }),
    ]);
    return true;
  } catch {
    return clipboard.writeText(plain).then(
      () => true,
      () => false,
    );
  }
}
