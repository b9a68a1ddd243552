import { calendarFeeds } from '#core/calendar-feeds/store.ts';
import type { ChangeQuery } from '#core/change-filter/change-address.ts';
import { applicationTexts } from '#core/i18n/applications.ts';
import { calendarTexts } from '#core/i18n/calendar.ts';
import { changeExportTexts } from '#core/i18n/changeexport.ts';
import { feedTexts } from '#core/i18n/feeds.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FeedList } from '../../../feeds/FeedList.tsx';
import { FeedsDialog as Frame } from '../../../feeds/FeedsDialog.tsx';
import { CopiedField } from '../../administration/CopiedField.tsx';
import * as styles from './calendar-feeds.css.ts';
import { Feed } from './Feed.tsx';
import { NewFeed } from './NewFeed.tsx';

type FeedsDialogProps = { query: ChangeQuery; onClose: () => void };

/** Feeds for calendar programs: made, with the address once, and those that there are. */
export function FeedsDialog(props: FeedsDialogProps) {
  const text = useText(calendarTexts, feedTexts, changeExportTexts, applicationTexts);
  return text ? <Feeds {...props} /> : null;
}

function Feeds({ query, onClose }: FeedsDialogProps) {
  const text = useLoadedText<typeof calendarTexts>();
  const feeds = useApp().part(calendarFeeds);
  return (
    <Frame<{ name: string; address: string }>
      title={text('calendar.subscribeTitle')}
      intro={text('calendar.intro')}
      madeTitle={(name) => text('calendar.created', { name })}
      madeText={text('calendar.createdText')}
      form={(onMade) => <NewFeed query={query} onMade={onMade} onClose={onClose} />}
      list={
        <FeedList
          feeds={feeds}
          doing="revoke a calendar feed"
          revokeText={(name) => text('calendar.revokeText', { name })}
          row={(feed, onRevoke) => <Feed key={feed.id} feed={feed} onRevoke={onRevoke} />}
        />
      }
      addresses={({ address }) => (
        <>
          <CopiedField label={text('calendar.address')} value={address} />
          <p>
            <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
              {text('calendar.open')}
            </a>
          </p>
        </>
      )}
      onClose={onClose}
    />
  );
}
