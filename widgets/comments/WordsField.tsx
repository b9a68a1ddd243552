import { type ChangeEvent, useId, useState } from 'react';
import { type CommentForm, longestText } from '#core/comments/form.ts';
import { tagsAfter } from '#core/comments/mentions.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { CommentText } from './CommentText.tsx';
import * as styles from './editor.css.ts';
import { MentionList } from './MentionList.tsx';
import { usePeople } from './use-comment-words.ts';
import { useMentions } from './use-mentions.ts';

type WordsFieldProps = {
  form: CommentForm;
  language: InterfaceLanguage;
  onLanguage: (language: InterfaceLanguage) => void;
  error: string | undefined;
  canMention: boolean;
  onChange: (fields: Partial<CommentForm>) => void;
};

/** The words of a comment in one of its languages, as they are typed or as they will be read. */
export function WordsField({ form, language, onLanguage, error, canMention, onChange }: WordsFieldProps) {
  const text = useLoadedText<typeof commentTexts>();
  const spoken = useInterfaceLanguage();
  const id = useId();
  const [previews, setPreviews] = useState(false);
  const people = usePeople(canMention);
  const words = form.texts[language] ?? '';
  const change = (next: string, added: readonly string[] = []) => {
    const texts = { ...form.texts, [language]: next };
    const tags = tagsAfter(form.tags, { before: form.texts, after: texts, people });
    onChange({ texts, tags: [...new Set([...tags, ...added])] });
  };
  const mentions = useMentions({ words, language, people, isOn: canMention, onChange: change });
  const mentioned = people.filter((one) => form.tags.includes(one.id)).map(({ fullName }) => fullName);
  const isFilled = (code: InterfaceLanguage) => Boolean(form.texts[code]?.trim());
  return (
    <div className={styles.words}>
      <div className={styles.bar}>
        <Segmented
          label={text('comments.language')}
          value={language}
          onChange={onLanguage}
          options={interfaceLanguageCodes.map((code) => {
            const name = listedLanguage(code, spoken);
            return {
              value: code,
              label: isFilled(code) ? `${code}\u2009•` : code,
              name: isFilled(code) ? text('comments.filledIn', { language: name }) : name,
            };
          })}
        />
        <button
          type="button"
          className={styles.wordButton}
          aria-pressed={previews}
          onClick={() => setPreviews(!previews)}
        >
          {text('comments.preview')}
        </button>
      </div>
      {previews ? (
        <div className={styles.preview}>
          <CommentText words={words} language={language} mentioned={mentioned} />
        </div>
      ) : (
        <>
          <textarea
            {...mentions.field}
            className={styles.area}
            lang={language.toLowerCase()}
            aria-label={text('comments.text')}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
            // Longer than servers take, so that what is too much is seen and not cut off.
            maxLength={longestText * 2}
            rows={4}
            value={words}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
              change(mentions.typed(event.target));
              mentions.follow(event.target);
            }}
          />
          <MentionList {...mentions.list} />
        </>
      )}
      {error === undefined ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {text('comments.markdown')}
        </p>
      ) : null}
      <div role="alert">
        {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
