import { Languages } from 'lucide';
import type { LanguageMark } from '#core/contract/domain/language-mark.ts';
import { reviewTexts } from '#core/i18n/review.ts';
import { textInLanguage } from '#core/lib/language-names.ts';
import { useInterfaceLanguage, useText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePlaceName } from '../use-place-name.ts';
import * as styles from './carry-over.css.ts';

/** On the text of which other language something was written, and at which place of it if that is not the same here. */
export function WrittenOnLine({
  mark: { language: code, regArt, aligned },
  place,
}: {
  mark: LanguageMark;
  place: PanelPlace;
}) {
  const text = useText(reviewTexts);
  const spoken = useInterfaceLanguage();
  const name = usePlaceName(regArt, place);
  if (!text) return null;
  const language = textInLanguage(code, spoken);
  return (
    <p className={styles.writtenOn}>
      <Icon of={Languages} size={12} />
      <span>
        {aligned ? (
          text('review.writtenOn', { language })
        ) : (
          <Designation>{text('review.writtenOnPart', { language, place: name })}</Designation>
        )}
      </span>
    </p>
  );
}
