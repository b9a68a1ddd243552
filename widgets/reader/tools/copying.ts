import type { outcomeTexts } from '#core/i18n/outcomes.ts';
import { citeVersion } from '#core/law/cited-version.ts';
import type { CopiedText } from '#core/law/copied-text.ts';
import { formatDate } from '#core/lib/dates.ts';
import { findPlace } from '#core/regulations/place.ts';
import type { TextOf } from '../../app-context.tsx';
import { placeInDocument } from '../../document-view/place.ts';
import type { ReaderScene } from '../reader-scene.ts';

/** Loads the words for what became of an action. */
export type OutcomeWords = () => Promise<TextOf<typeof outcomeTexts>>;

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
export function createCopyActions(scene: ReaderScene, words: OutcomeWords, locale: string): CopyActions {
  const { notify, props, reading, document, versionDate, language } = scene;
  const { status, currentVersion, behind } = document;
  const isBehind = behind !== undefined;
  const citationOf = (path: string) =>
    citeVersion(scene.citationOf(path), { versionDate, status, language, isBehind });
  const linkTo = (path: string, day: string | undefined) => {
    const place = { regTextId: props.regTextId, ...placeInDocument(path), versionDate: day, language };
    return new URL(props.href({ ...place, view: props.view }), window.document.baseURI).href;
  };

  type Said = Awaited<ReturnType<OutcomeWords>>;

  async function copy(copied: string, done: (text: Said) => string) {
    const isCopied = await write(copied);
    const text = await words();
    // Browser or host page refused it; the message contains the text, so that it can be copied by hand.
    if (isCopied) notify(done(text));
    else notify(text('outcomes.copyFailed', { text: copied }), 'error');
  }
  return {
    copyPermanentLink(path) {
      const date = formatDate(versionDate, locale, 'long');
      const named = { name: scene.nameOf(path), date };
      void copy(linkTo(path, versionDate), (text) => text('outcomes.permanentCopied', named));
    },
    copyLivingLink:
      currentVersion === undefined
        ? undefined
        : (path) =>
            void copy(linkTo(path, undefined), (text) =>
              text('outcomes.livingCopied', { name: scene.nameOf(path) }),
            ),
    copyCitation(path) {
      const citation = citationOf(path);
      void copy(citation, (text) => text('outcomes.citationCopied', { citation }));
    },
    async copyWithText(path) {
      const place = findPlace(scene.entries, path);
      if (!place) return;
      await reading.ensure(place.index);
      const unit = reading.$units.get().get(place.index);
      if (!unit) {
        notify((await words())('outcomes.textNotLoaded'), 'error');
        return;
      }
      const citation = citationOf(path);
      const { copiedText } = await import('#core/law/copied-text.ts');
      const copied = copiedText({ unit, path, citation, link: linkTo(path, versionDate) });
      const isCopied = await copyFormatted(copied);
      const text = await words();
      if (isCopied) notify(text('outcomes.textCopied', { citation }));
      else notify(text('outcomes.textNotCopied'), 'error');
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
    // The browser takes no formatted text, or refuses all: the plain one shows which.
    return write(plain);
  }
}

/** Whether the browser and the host page let the text be copied. */
async function write(plain: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(plain);
    return true;
  } catch {
    // Refused: the caller says so, and what can be done by hand.
    return false;
  }
}
