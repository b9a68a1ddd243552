import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { App } from '#core/app.ts';
import { questionTypes } from '#core/contract/main/questions.ts';
import { commonTexts } from '#core/i18n/common.ts';
import type { questionTexts } from '#core/i18n/questions.ts';
import { shellWords } from '#core/i18n/shell-words.ts';
import type { OpenQuestion, QuestionContext } from '#core/questions/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { type FrameProps, mountFrame } from '../element-frame.tsx';
import { interfaceLanguage } from '../element-language.ts';
import type { MountedView, UsedShell } from '../element-spec.ts';
import { AskDialog } from '../questions/AskDialog.tsx';
import { AskInPlace } from '../questions/AskInPlace.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import * as styles from './ask-question.css.ts';
import type { QuestionHost, QuestionOptions } from './ask-question-options.ts';
import { hostPage, refusedUrl } from './host-page.ts';
import { SessionLine, SignInGate } from './SignInGate.tsx';
import { createStoredQuestion } from './stored-question.ts';

export function mount(place: HTMLElement, host: QuestionHost, shell: UsedShell): MountedView {
  const askingOf = createStoredQuestion();
  const draw = (props: FrameProps<QuestionHost>) => (
    <AskQuestion {...props} shell={shell} askingOf={askingOf} />
  );
  return mountFrame(place, host, [commonTexts], draw, shell.isFocused);
}

type Props = FrameProps<QuestionHost> & {
  shell: UsedShell;
  askingOf: (part: App['part']) => OpenQuestion;
};

function AskQuestion({ host, values, shell, askingOf }: Props) {
  const { part, session } = useApp();
  const { signedIn } = useStore(session.$session);
  const language = useInterfaceLanguage();
  const asking = askingOf(part);
  const context = useHostPage(host, values);
  usePreset(asking, values);

  const { signIn: mode, label } = values;
  const isGated = !signedIn && (mode === 'own' || mode === 'host');
  const gate = isGated ? (
    <SignInGate host={host} mode={mode}>
      {null}
    </SignInGate>
  ) : null;
  const own = signedIn && !session.isHosted() ? <SessionLine host={host} mode={mode} /> : null;
  async function send(along: QuestionContext | undefined) {
    const visitor = signedIn ? undefined : { organisation: values.organisation };
    const type = await asking.send(language, along, visitor);
    if (type) host.emit('reg-sent', { type });
  }

  const form = {
    asking,
    context,
    isVisitor: !signedIn,
    onSend: (along?: QuestionContext) => void send(along),
  };
  const { ask } = shellWords[interfaceLanguage(host.element, values.lang)];
  if (values.inline)
    return (
      gate ?? (
        <>
          <AskInPlace {...form} label={label} />
          {own}
        </>
      )
    );
  return (
    <Opener
      asking={asking}
      label={label ?? ask}
      shell={shell}
      onOpen={() => void host.emit('reg-opened', { kind: 'question' })}
      draw={(close) =>
        gate ? (
          <GateDialog title={label ?? ask} onClose={close}>
            {gate}
          </GateDialog>
        ) : (
          <AskDialog {...form} onClose={close}>
            {own}
          </AskDialog>
        )
      }
    />
  );
}

type OpenerProps = {
  asking: OpenQuestion;
  label: string;
  shell: UsedShell;
  onOpen: () => void;
  draw: (close: () => void) => ReactNode;
};

/**
 * The button, what it opens, and the outcome if the user closed the form while the question was being sent.
 */
function Opener({ asking, label, shell, onOpen, draw }: OpenerProps) {
  const text = useLoadedText<typeof questionTexts>();
  const sending = useStore(asking.$sending);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(open);
  latest.current = open;

  function open() {
    setIsOpen(true);
    onOpen();
  }
  // Before the browser hands the next key to anything.
  useLayoutEffect(() => {
    const carried = shell.take();
    // A press too: where it gave no focus, closing the form would have none to give back.
    if (carried?.focused || carried?.pressed) button.current?.focus();
    if (carried?.pressed) latest.current();
  }, [shell]);

  return (
    <>
      <Button ref={button} size="large" className={styles.button} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      <p role="status" className={styles.outcome}>
        {!isOpen && sending.state === 'sent' ? text(`questions.${sending.mail}`) : null}
        {!isOpen && sending.state === 'failed'
          ? `${text('questions.failed')} ${text('questions.kept')}`
          : null}
      </p>
      {isOpen ? draw(() => setIsOpen(false)) : null}
    </>
  );
}

type GateDialogProps = { title: string; onClose: () => void; children: ReactNode };

function GateDialog({ title, onClose, children }: GateDialogProps) {
  const text = useLoadedText<typeof commonTexts>();
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={text('common.close')}>
      {children}
    </Dialog>
  );
}

/** The page around the element when the user asks; a single-page application may have navigated since. */
function useHostPage(host: QuestionHost, values: QuestionOptions): QuestionContext {
  const [, setRound] = useState(0);
  useEffect(() => {
    const look = () => setRound((round) => round + 1);
    host.element.addEventListener('focusin', look);
    return () => host.element.removeEventListener('focusin', look);
  }, [host]);
  const refused = refusedUrl(values);
  useEffect(() => {
    if (refused) host.emit('reg-failed', { code: 'INVALID_ATTRIBUTE', where: `context: ${refused}` });
  }, [host, refused]);
  return hostPage(values);
}

/** Sets the type of question that the page names, if the user has chosen none. */
function usePreset(asking: OpenQuestion, values: QuestionOptions) {
  const named = values.type?.toLowerCase();
  const preset = questionTypes.find((type) => type.toLowerCase() === named);
  useEffect(
    () =>
      asking.$draft.subscribe(({ type }) => {
        if (preset && type === undefined) asking.change({ type: preset });
      }),
    [asking, preset],
  );
}
