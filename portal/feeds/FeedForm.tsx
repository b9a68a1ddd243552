import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError, awayOf } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { feedTexts } from '#core/i18n/feeds.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { useSubmission } from '../use-submission.ts';
import * as styles from './feeds.css.ts';

type FeedFormProps = {
  name: string;
  onName: (name: string) => void;
  longestName: number;
  /** The most feeds that one person may have. */
  most: number;
  /** What making one is called in the log. */
  doing: string;
  /** Makes the feed of this name. */
  make: (name: string) => Promise<void>;
  /** The field above the name that is to be filled first, while it is not. */
  missing?: string | undefined;
  /** The fields above the name; they are told whether somebody has tried to send the form. */
  children?: (tried: boolean) => ReactNode;
  /** Words for a refusal that only this kind of feeds has. */
  refusal?: (code: string) => string | undefined;
  onClose: () => void;
};

/** The name of a new feed, below what its kind chooses. */
export function FeedForm(props: FeedFormProps) {
  const { name, onName, longestName, most, doing, make, missing, children, refusal, onClose } = props;
  const text = useLoadedText<typeof feedTexts | typeof commonTexts>();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmission(doing, (error) => ({
    away: error instanceof ApiError ? awayOf(error) : undefined,
    code: error instanceof ApiError ? error.code : '',
  }));
  const isNameMissing = name.trim() === '';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const first = missing ?? (isNameMissing ? 'name' : undefined);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    void run(() => make(name.trim()));
  }
  const words = () => {
    if (!problem || busy) return undefined;
    if (problem.away) return text('feeds.createFailed');
    if (problem.code === 'TOO_MANY_FEEDS') return text('feeds.tooMany', { most });
    return refusal?.(problem.code ?? '') ?? text('feeds.createFailed');
  };
  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      {children?.(tried)}
      <Field
        label={text('feeds.name')}
        name="name"
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onChange={(event) => onName(event.target.value)}
        error={tried && isNameMissing ? text('feeds.nameMissing') : undefined}
      />
      <FormProblem message={words()} away={problem?.away} />
      <div className={styles.actions}>
        <Button onClick={onClose} disabled={busy}>
          {text('common.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          {text('feeds.create')}
        </Button>
      </div>
    </form>
  );
}
