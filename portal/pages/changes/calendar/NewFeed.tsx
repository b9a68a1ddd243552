import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { calendarFeeds } from '#core/calendar-feeds/store.ts';
import type { ChangeQuery } from '#core/change-filter/change-address.ts';
import { savedViews } from '#core/changes/saved-views.ts';
import { longestFeedName, maxCalendarFeeds } from '#core/contract/domain/calendar-feeds.ts';
import type { NewCalendarFeed } from '#core/contract/domain/calendar-feeds-endpoints.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { useChangeScene } from '#widgets/changes/change-scene.ts';
import { peopleOptions } from '#widgets/changes/use-change-words.ts';
import { FieldError } from '#widgets/ui/FieldError.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { FeedForm } from '../../../feeds/FeedForm.tsx';
import { type FeedChoice, filterOfChoice } from './new-feed.ts';

type NewFeedProps = {
  query: ChangeQuery;
  onMade: (made: { name: string; address: string }) => void;
  onClose: () => void;
};

/** What a new feed is of, and its name. */
export function NewFeed({ query, onMade, onClose }: NewFeedProps) {
  const text = useLoadedText<typeof calendarTexts>();
  const { create } = useApp().part(calendarFeeds);
  const { choice, setChoice, choices, person, setPerson, people, name, setName, feed } = useFeed(query);
  const isPersonMissing = choice === 'owner' && person === '';
  return (
    <FeedForm
      name={name}
      onName={setName}
      longestName={longestFeedName}
      most={maxCalendarFeeds}
      doing="create a calendar feed"
      make={async (of) => onMade({ name: of, address: await create(feed()) })}
      missing={isPersonMissing ? 'person' : undefined}
      refusal={(code) => (code === 'USER_NOT_FOUND' ? text('calendar.personGone') : undefined)}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Select
            label={text('calendar.what')}
            options={choices}
            value={choice}
            onChange={(value) => setChoice(value as FeedChoice)}
          />
          {choice === 'owner' ? (
            <div>
              <Select
                label={text('calendar.person')}
                name="person"
                aria-invalid={tried && isPersonMissing}
                aria-describedby={tried && isPersonMissing ? 'feed-person-error' : undefined}
                options={[{ value: '', label: text('calendar.choosePerson') }, ...people]}
                value={person}
                onChange={setPerson}
              />
              {tried && isPersonMissing ? (
                <FieldError id="feed-person-error">{text('calendar.personMissing')}</FieldError>
              ) : null}
            </div>
          ) : null}
        </>
      )}
    </FeedForm>
  );
}

/** What was chosen; the name says it until somebody writes another one. */
function useFeed(query: ChangeQuery) {
  const text = useLoadedText<typeof calendarTexts>();
  const views = useStore(useApp().part(savedViews).$views);
  const { words, me } = useChangeScene();
  const [choice, setChoice] = useState<FeedChoice>('mine');
  const [person, setPerson] = useState('');
  const [typed, setTyped] = useState<string>();
  const view = views[Number(choice.replace('view-', ''))];
  const usual =
    choice === 'owner'
      ? person && text('calendar.ofPerson', { name: words.people.get(person) ?? '' })
      : choice.startsWith('view-')
        ? (view?.name ?? '')
        : text('calendar.title');
  const name = typed ?? usual.slice(0, longestFeedName);
  const feed = (): NewCalendarFeed => {
    const named = { name: name.trim() };
    if (choice === 'owner') return { ...named, kind: 'owner', ownerId: person };
    const filter = filterOfChoice(choice, query, views);
    return filter === undefined ? { ...named, kind: 'mine' } : { ...named, kind: 'view', filter };
  };
  const choices: { value: FeedChoice; label: string }[] = [
    { value: 'mine', label: text('calendar.mine') },
    { value: 'owner', label: text('calendar.owner') },
    { value: 'displayed', label: text('calendar.displayed') },
    ...views.map((one, at) => ({
      value: `view-${at}` as const,
      label: text('calendar.savedView', { name: one.name }),
    })),
  ];
  const people = peopleOptions(words).filter(({ value }) => value !== me);
  return { choice, setChoice, choices, person, setPerson, people, name, setName: setTyped, feed };
}
