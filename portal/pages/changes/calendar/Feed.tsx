import { type FormEvent, useRef, useState } from 'react';
import { calendarFeeds } from '#core/calendar-feeds/store.ts';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { type CalendarFeed, longestFeedName } from '#core/contract/domain/calendar-feeds.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { feedTexts } from '#core/i18n/feeds.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { useChangeScene } from '#widgets/changes/change-scene.ts';
import { ownerName } from '#widgets/changes/use-change-words.ts';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { FeedFacts } from '../../../feeds/FeedList.tsx';
import { feed as feedStyle } from '../../../feeds/feeds.css.ts';
import * as styles from './calendar-feeds.css.ts';
import { useSelectionWords } from './use-selection-words.ts';

type FeedProps = { feed: CalendarFeed; onRevoke: () => void };

/** A feed: its name, what it is of, its last use; renamed in place. */
export function Feed({ feed, onRevoke }: FeedProps) {
  const text = useLoadedText<typeof calendarTexts>();
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name } = feed;
  const rename = (
    <Button
      ref={button}
      size="small"
      aria-label={text('calendar.renameOf', { name })}
      onClick={() => setIsRenaming(true)}
    >
      {text('calendar.rename')}
    </Button>
  );
  return (
    <li className={feedStyle}>
      {isRenaming ? (
        <Renaming
          feed={feed}
          onDone={() => {
            setIsRenaming(false);
            // After the button is there again.
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : (
        <FeedFacts feed={feed} onRevoke={onRevoke} about={<KindOf feed={feed} />} actions={rename} />
      )}
    </li>
  );
}

function KindOf({ feed: { kind, ownerId, filter = '' } }: Pick<FeedProps, 'feed'>) {
  const text = useLoadedText<typeof calendarTexts>();
  const { words } = useChangeScene();
  const selection = useSelectionWords(readChangeQuery(filter));
  if (kind === 'mine') return text('calendar.kindMine');
  if (kind === 'view') return text('calendar.kindView', { what: selection.join(', ') });
  const name = ownerId === undefined ? words.text('changes.formerUser') : ownerName(words, ownerId);
  return text('calendar.kindOwner', { name });
}

function Renaming({ feed, onDone }: { feed: CalendarFeed; onDone: () => void }) {
  const text = useLoadedText<typeof calendarTexts | typeof feedTexts | typeof commonTexts>();
  const { part, notices } = useApp();
  const [name, setName] = useState(feed.name);
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setIsMissing(true);
    try {
      await part(calendarFeeds).rename(feed.id, name.trim());
      notices.tell({ kind: 'success', key: 'calendar.renamed' });
      onDone();
    } catch (error) {
      notices.report(error, 'rename a calendar feed');
      notices.tell({ kind: 'error', key: 'calendar.notRenamed' });
    }
  };
  return (
    <form className={styles.renaming} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        size="normal"
        label={text('feeds.name')}
        autoFocus
        autoComplete="off"
        maxLength={longestFeedName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isMissing && name.trim() === '' ? text('feeds.nameMissing') : undefined}
      />
      <Button onClick={onDone}>{text('common.cancel')}</Button>
      <Button kind="primary" type="submit">
        {text('calendar.save')}
      </Button>
    </form>
  );
}
