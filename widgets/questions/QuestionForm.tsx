import { useStore } from '@nanostores/react';
import { CircleAlert } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestQuestion } from '#core/contract/main/questions.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { questionTexts } from '#core/i18n/questions.ts';
import { draftProblems } from '#core/questions/draft.ts';
import type { OpenQuestion } from '#core/questions/store.ts';
import { useLoadedText } from '../app-context.tsx';
import { awayTitles } from '../FormProblem.tsx';
import * as failure from '../form-problem.css.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import * as styles from './questions.css.ts';
import { TypeChoice } from './TypeChoice.tsx';
import { VisitorFields } from './VisitorFields.tsx';

type QuestionFormProps = {
  id: string;
  asking: OpenQuestion;
  /** Whether the sender has to give name and address, since nobody is signed in. */
  isVisitor?: boolean | undefined;
  /** Whether the form takes the focus when it is mounted. */
  isFocused?: boolean;
  onSend: () => void;
};

/** Type, subject and message; errors are displayed after the first try to send. */
export function QuestionForm(props: QuestionFormProps) {
  const { id, asking, isVisitor = false, isFocused = true, onSend } = props;
  const text = useLoadedText<typeof questionTexts>();
  const draft = useStore(asking.$draft);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = draftProblems(draft, isVisitor);
  const visible = tried ? problems : {};

  const focusOn = (field: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  useEffect(() => {
    if (!isFocused) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    // Otherwise the dialog would focus its close button.
    (find('input:checked') ?? find('input'))?.focus();
  }, [isFocused]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(problems);
    if (first === undefined) onSend();
    else focusOn(first);
  }

  const said = (field: keyof typeof longestQuestion) => {
    const key = visible[field];
    const values = { most: longestQuestion[field], length: draft[field].trim().length };
    return key && text(`questions.${key}`, values);
  };
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={handleSubmit} noValidate>
      <TypeChoice
        value={draft.type}
        error={visible.type && text(`questions.${visible.type}`)}
        onChange={(type) => asking.change({ type })}
      />
      <Field
        label={text('questions.subject')}
        name="subject"
        autoComplete="off"
        value={draft.subject}
        onChange={(event) => asking.change({ subject: event.target.value })}
        error={said('subject')}
      />
      <TextArea
        label={text('questions.message')}
        name="message"
        value={draft.message}
        onChange={(event) => asking.change({ message: event.target.value })}
        error={said('message')}
      />
      {isVisitor ? (
        <VisitorFields
          asking={asking}
          nameError={said('name')}
          emailError={visible.email && text(`questions.${visible.email}`)}
        />
      ) : null}
      <Failure asking={asking} isVisitor={isVisitor} />
    </form>
  );
}

/** Why the question was not sent; stays until the next try. */
function Failure({ asking, isVisitor }: { asking: OpenQuestion; isVisitor: boolean }) {
  const text = useLoadedText<typeof questionTexts | typeof commonTexts>();
  const sending = useStore(asking.$sending);
  const problem = sending.state === 'failed' ? sending.problem : undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The message may be below the visible part of a dialog.
    if (problem) box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={box} className={styles.problems} role="alert">
      {problem ? (
        <p className={failure.problem}>
          <Icon of={CircleAlert} className={failure.icon} />
          <span>
            {problem.away
              ? `${text(isVisitor ? 'questions.unreachableHere' : awayTitles[problem.away])} `
              : null}
            {text(`questions.${problem.key}`)} {text('questions.kept')}
          </span>
        </p>
      ) : null}
    </div>
  );
}
