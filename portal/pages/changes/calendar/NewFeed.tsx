import { useStore } from '@nanostores/react';
import { type FormEvent, useRef, useState } from 'react';
import { calendarFeeds } from '#core/calendar-feeds/store.ts';
import type { ChangeQuery } from '#core/change-filter/change-address.ts';
import { savedViews } from '#core/changes/saved-views.ts';
import { longestFeedName, maxCalendarFeeds } from '#core/contract/domain/calendar-feeds.ts';
import type { NewCalendarFeed } from '#core/contract/domain/calendar-feeds-endpoints.ts';
import { ApiError, type Away, awayOf } from '#core/http/api-error.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { useChangeScene } from '#widgets/changes/change-scene.ts';
import { peopleOptions } from '#widgets/changes/use-change-words.ts';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { FieldError } from '#widgets/ui/FieldError.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { useSubmission } from '../../../use-submission.ts';
import * as styles from './feeds.css.ts';
import { type FeedChoice, filterOfChoice } from './new-feed.ts';

type NewFeedProps = {
  query: ChangeQuery;
  onMade: (made: { name: string; address: string }) => void;
  onClose: () => void;
};

/** What a new feed is of, and its name. */
export function NewFeed({ query, onMade, onClose }: NewFeedProps) {
  const text = useLoadedText<typeof calendarTexts | typeof commonTexts>();
  const { create } = useApp().part(calendarFeeds);
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmission('create a calendar feed', createProblem);
  const { choice, setChoice, choices, person, setPerson, people, name, setName, feed } = useFeed(query);
  const isPersonMissing = choice === 'owner' && person === '';
  const isNameMissing = name.trim() === '';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const missing = isPersonMissing ? 'person' : isNameMissing ? 'name' : undefined;
    if (missing) return form.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
    void run(async () => onMade({ name: name.trim(), address: await create(feed()) }));
  }
  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
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
      <Field
        label={text('calendar.name')}
        name="name"
        autoComplete="off"
        maxLength={longestFeedName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={tried && isNameMissing ? text('calendar.nameMissing') : undefined}
      />
      <FormProblem
        message={problem && !busy ? text(`calendar.${problem.key}`, { most: maxCalendarFeeds }) : undefined}
        away={problem?.away}
      />
      <div className={styles.actions}>
        <Button onClick={onClose} disabled={busy}>
          {text('common.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          {text('calendar.create')}
        </Button>
      </div>
    </form>
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

type CreateProblem = { key: 'createFailed' | 'tooMany' | 'personGone'; away?: Away };

/** Why no feed was made. */
function createProblem(error: unknown): CreateProblem {
  if (!(error instanceof ApiError)) return { key: 'createFailed' };
  const away = awayOf(error);
  if (away) return { key: 'createFailed', away };
  if (error.code === 'TOO_MANY_FEEDS') return { key: 'tooMany' };
  return { key: error.code === 'USER_NOT_FOUND' ? 'personGone' : 'createFailed' };
}
