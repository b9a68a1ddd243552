import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { TopicPageReply, TopicWords } from '#core/contract/main/topic-pages.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { ComparedWords } from './ComparedWords.tsx';
import * as styles from './topic-pages.css.ts';

type ConflictProps = {
  mine: TopicWords;
  /** What somebody else has saved meanwhile. */
  theirs: TopicPageReply;
  language: InterfaceLanguage;
  onClose: () => void;
  onMine: () => void;
  onTheirs: () => void;
};

/** Both pages that two people wrote. Neither is lost until somebody chooses. */
export function Conflict({ mine, theirs, language, onClose, onMine, onTheirs }: ConflictProps) {
  const text = useLoadedText<typeof topicPageTexts | typeof commonTexts>();
  return (
    <Dialog
      open
      persistent
      title={text('topicpages.conflictTitle')}
      closeLabel={text('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTheirs}>{text('topicpages.useTheirs')}</Button>
          <Button kind="primary" onClick={onMine}>
            {text('topicpages.useMine')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{text('topicpages.conflictText')}</p>
        <ComparedWords before={theirs.words} after={mine} language={language} />
      </div>
    </Dialog>
  );
}
