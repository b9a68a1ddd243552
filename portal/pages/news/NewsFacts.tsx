import type { NewsEntry } from '#core/contract/main/news.ts';
import type { newsTexts } from '#core/i18n/news.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { Tooltip } from '#widgets/ui/Tooltip.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { useLanguageNames } from '#widgets/use-language-names.ts';
import * as styles from './news.css.ts';

type NewsFactsProps = { of: Pick<NewsEntry, 'date' | 'source' | 'language' | 'sample'> };

/** When an item was published and by whom, and a badge where its words are in another language than the interface. */
export function NewsFacts({ of }: NewsFactsProps) {
  const text = useLoadedText<typeof newsTexts>();
  const spoken = useInterfaceLanguage();
  const nameOf = useLanguageNames();
  const { date, source, language } = of;
  const hint = text('news.badgeHint');
  return (
    <>
      <time dateTime={date}>{formatDate(date, localeOf(spoken), 'long')}</time>
      <span>{source}</span>
      {language === spoken ? null : (
        <span>
          <Tooltip text={hint}>
            <span className={styles.badge}>{text('news.badge', { language: nameOf(language) })}</span>
          </Tooltip>
          <VisuallyHidden>{` (${hint})`}</VisuallyHidden>
        </span>
      )}
      <SampleTag of={of} />
    </>
  );
}

/** The language of words, where it is not that of the interface around them. */
export function useLangOf(): (language: NewsEntry['language']) => string | undefined {
  const spoken = useInterfaceLanguage();
  return (language) => (language === spoken ? undefined : language.toLowerCase());
}
