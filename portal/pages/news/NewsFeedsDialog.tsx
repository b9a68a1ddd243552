import { useState } from 'react';
import {
  longestNewsFeedName,
  maxNewsFeeds,
  type NewsFeedAddresses,
} from '#core/contract/domain/news-feeds.ts';
import { applicationTexts } from '#core/i18n/applications.ts';
import { feedTexts } from '#core/i18n/feeds.ts';
import { type newsFeedTexts as NewsFeedTexts, newsFeedTexts } from '#core/i18n/newsfeeds.ts';
import { newsFeeds } from '#core/news-feeds/store.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FeedForm } from '../../feeds/FeedForm.tsx';
import { FeedList } from '../../feeds/FeedList.tsx';
import { FeedsDialog } from '../../feeds/FeedsDialog.tsx';
import { CopiedField } from '../administration/CopiedField.tsx';

type Made = { name: string; addresses: NewsFeedAddresses };

/** Feeds of news for other programs: made, with the addresses once, and those that there are. */
export function NewsFeedsDialog({ onClose }: { onClose: () => void }) {
  const text = useText(newsFeedTexts, feedTexts, applicationTexts);
  return text ? <Feeds onClose={onClose} /> : null;
}

function Feeds({ onClose }: { onClose: () => void }) {
  const text = useLoadedText<typeof NewsFeedTexts>();
  const feeds = useApp().part(newsFeeds);
  const [name, setName] = useState(text('newsfeeds.usualName'));
  return (
    <FeedsDialog<Made>
      title={text('newsfeeds.subscribeTitle')}
      intro={text('newsfeeds.intro')}
      madeTitle={(of) => text('newsfeeds.created', { name: of })}
      madeText={text('newsfeeds.createdText')}
      form={(onMade) => (
        <FeedForm
          name={name}
          onName={setName}
          longestName={longestNewsFeedName}
          most={maxNewsFeeds}
          doing="create a news feed"
          make={async (of) => onMade({ name: of, addresses: await feeds.create(of) })}
          onClose={onClose}
        />
      )}
      list={
        <FeedList
          feeds={feeds}
          doing="revoke a news feed"
          revokeText={(of) => text('newsfeeds.revokeText', { name: of })}
        />
      }
      addresses={({ addresses: { rss, atom } }) => (
        <>
          <CopiedField label={text('newsfeeds.rss')} value={rss} />
          <CopiedField label={text('newsfeeds.atom')} value={atom} />
        </>
      )}
      onClose={onClose}
    />
  );
}
