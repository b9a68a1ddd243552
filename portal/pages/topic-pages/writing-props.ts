import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { TopicPageReply } from '#core/contract/main/topic-pages.ts';

export type WritingProps = {
  page: TopicPageReply;
  language: InterfaceLanguage;
  /** Called when readers see something else than before. */
  onWritten: () => void;
};
