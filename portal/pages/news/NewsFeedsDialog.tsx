import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  longestNewsFeedName,
  maxNewsFeeds,
  type NewsFeedAddresses,
} from '#core/contract/domain/news-feeds.ts';
import { ApiError, type Away, awayOf } from '#core/http/api-error.ts';
import { applicationTexts } from '#core/i18n/applications.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { type newsFeedTexts as NewsFeedTexts, newsFeedTexts } from '#core/i18n/newsfeeds.ts';
import { newsFeeds } from '#core/news-feeds/store.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { useSubmission } from '../../use-submission.ts';
import { CopiedField } from '../administration/CopiedField.tsx';
import * as styles from '../changes/calendar/feeds.css.ts';
import { NewsFeedList } from './NewsFeedList.tsx';

type Made = { name: string; addresses: NewsFeedAddresses };

/** Feeds of news for other programs: made, with the addresses once, and those that there are. */
export function NewsFeedsDialog({ onClose }: { onClose: () => void }) {
  const text = useText(newsFeedTexts, applicationTexts);
  return text ? <Feeds onClose={onClose} /> : null;
}

function Feeds({ onClose }: { onClose: () => void }) {
  const text = useLoadedText<typeof NewsFeedTexts | typeof commonTexts>();
  const [made, setMade] = useState<Made>();
  return (
    <Dialog
      open
      // A click outside would lose the addresses, which nobody shows again, or what was typed.
      persistent
      onClose={onClose}
      title={made ? text('newsfeeds.created', { name: made.name }) : text('newsfeeds.subscribeTitle')}
      closeLabel={text('common.close')}
    >
      {made ? (
        <Addresses made={made} onBack={() => setMade(undefined)} onClose={onClose} />
      ) : (
        <div className={styles.parts}>
          <p className={styles.intro}>{text('newsfeeds.intro')}</p>
          <NewFeed onMade={setMade} onClose={onClose} />
          <NewsFeedList />
        </div>
      )}
    </Dialog>
  );
}

function NewFeed({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const text = useLoadedText<typeof NewsFeedTexts | typeof commonTexts>();
  const { create } = useApp().part(newsFeeds);
  const field = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(text('newsfeeds.usualName'));
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmission('create a news feed', createProblem);
  const isMissing = name.trim() === '';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing) return field.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
    void run(async () => onMade({ name: name.trim(), addresses: await create(name.trim()) }));
  }
  return (
    <form ref={field} className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={text('newsfeeds.name')}
        name="name"
        autoComplete="off"
        maxLength={longestNewsFeedName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={tried && isMissing ? text('newsfeeds.nameMissing') : undefined}
      />
      <FormProblem
        message={problem && !busy ? text(`newsfeeds.${problem.key}`, { most: maxNewsFeeds }) : undefined}
        away={problem?.away}
      />
      <div className={styles.actions}>
        <Button onClick={onClose} disabled={busy}>
          {text('common.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          {text('newsfeeds.create')}
        </Button>
      </div>
    </form>
  );
}

/** Why no feed was made. */
function createProblem(error: unknown): { key: 'createFailed' | 'tooMany'; away?: Away } {
  const away = error instanceof ApiError ? awayOf(error) : undefined;
  if (away) return { key: 'createFailed', away };
  return { key: error instanceof ApiError && error.code === 'TOO_MANY_FEEDS' ? 'tooMany' : 'createFailed' };
}

type AddressesProps = { made: Made; onBack: () => void; onClose: () => void };

/** The addresses in place of the form; the focus goes from its button to what they are for. */
function Addresses({ made: { addresses }, onBack, onClose }: AddressesProps) {
  const text = useLoadedText<typeof NewsFeedTexts | typeof commonTexts>();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.parts}>
      <p ref={words} tabIndex={-1} className={styles.intro}>
        {text('newsfeeds.createdText')}
      </p>
      <CopiedField label={text('newsfeeds.rss')} value={addresses.rss} />
      <CopiedField label={text('newsfeeds.atom')} value={addresses.atom} />
      <div className={styles.actions}>
        <Button onClick={onBack}>{text('newsfeeds.another')}</Button>
        <Button kind="primary" onClick={onClose}>
          {text('common.close')}
        </Button>
      </div>
    </div>
  );
}
