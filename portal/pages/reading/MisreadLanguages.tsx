import { useStore } from '@nanostores/react';
import type { commonTexts } from '#core/i18n/common.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { localeOf } from '#core/lib/locales.ts';
import { truncate } from '#core/lib/truncate.ts';
import { languages as languagesPart } from '#core/session/languages.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { Snackbar } from '#widgets/ui/Snackbar.tsx';

type MisreadLanguagesProps = { languages: readonly string[]; onClose: () => void };

/** Milliseconds; long enough to read it beside a text that has just appeared. */
const duration = 20_000;

/** A message above the text for an address that names only one language, or some that do not exist. */
export function MisreadLanguages({ languages, onClose }: MisreadLanguagesProps) {
  const text = useLoadedText<typeof commonTexts>();
  const readingText = useText(readingTexts);
  const offered = useStore(useApp().part(languagesPart).$languages);
  const list = new Intl.ListFormat(localeOf(useInterfaceLanguage()));
  const message = readingText?.('reading.misreadLanguages', {
    languages: truncate(languages.join(', ')),
    known: list.format(offered),
  });
  return (
    <Snackbar
      messages={message === undefined ? [] : [{ id: 1, kind: 'success', text: message }]}
      onDismiss={onClose}
      closeLabel={text('common.close')}
      duration={duration}
    />
  );
}
