import { History } from 'lucide';
import type { PlaceBehind } from '#core/contract/main/behind.ts';
import { behindTexts } from '#core/i18n/behind.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText } from './app-context.tsx';
import * as styles from './behind-note.css.ts';
import { behindWords } from './behind-words.ts';
import { Designation } from './law/Designation.tsx';
import { Icon } from './ui/Icon.tsx';

/** Says of a text, or of a place in it, that it is older than the version in force. */
export function BehindNote({ behind }: { behind: PlaceBehind }) {
  const text = useText(behindTexts);
  const interfaceLanguage = useInterfaceLanguage();
  if (!text) return null;
  const words = [
    behindWords(behind, text, localeOf(interfaceLanguage)),
    ...(behind.changed === undefined
      ? []
      : [text(behind.changed ? 'behind.placeChanged' : 'behind.placeSame')]),
  ];
  return (
    // Often within a text in another language.
    <span className={styles.note} lang={interfaceLanguage.toLowerCase()} data-behind>
      <Icon of={History} size={12} className={styles.sign} />
      <Designation>{words.join(' · ')}</Designation>
    </span>
  );
}
