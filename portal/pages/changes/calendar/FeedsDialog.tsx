import { useState } from 'react';
import type { ChangeQuery } from '#core/change-filter/change-address.ts';
import { applicationTexts } from '#core/i18n/applications.ts';
import { calendarTexts } from '#core/i18n/calendar.ts';
import { changeExportTexts } from '#core/i18n/changeexport.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { FeedList } from './FeedList.tsx';
import * as styles from './feeds.css.ts';
import { NewAddress } from './NewAddress.tsx';
import { NewFeed } from './NewFeed.tsx';

type FeedsDialogProps = { query: ChangeQuery; onClose: () => void };

/** Feeds for calendar programs: made, with the address once, and those that there are. */
export function FeedsDialog(props: FeedsDialogProps) {
  const text = useText(calendarTexts, changeExportTexts, applicationTexts);
  return text ? <Feeds {...props} /> : null;
}

function Feeds({ query, onClose }: FeedsDialogProps) {
  const text = useLoadedText<typeof calendarTexts | typeof commonTexts>();
  const [made, setMade] = useState<{ name: string; address: string }>();
  return (
    <Dialog
      open
      // A click outside would lose the address, which nobody shows again, or what was typed.
      persistent
      onClose={onClose}
      title={made ? text('calendar.created', { name: made.name }) : text('calendar.subscribeTitle')}
      closeLabel={text('common.close')}
    >
      {made ? (
        <NewAddress made={made} onBack={() => setMade(undefined)} onClose={onClose} />
      ) : (
        <div className={styles.parts}>
          <p className={styles.intro}>{text('calendar.intro')}</p>
          <NewFeed query={query} onMade={setMade} onClose={onClose} />
          <FeedList />
        </div>
      )}
    </Dialog>
  );
}
