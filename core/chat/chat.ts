import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { asApiError, createResource } from '../async/resource.ts';
import {
  type ChatFeedback,
  type ChatThread,
  chatThreadCalls,
  type WholeChatThread,
} from '../contract/domain/chat-threads.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { type ChatEvent, chatCalls, chatEvent } from '../contract/main/chat.ts';
import type { ApiError } from '../http/api-error.ts';
import { type Answer, afterEvent, answerOf, noAnswer, readLines } from './answer.ts';
import { isGone, type Unstored, whyUnstored } from './refusals.ts';

/** A question and its answer. */
export type Turn = {
  /** Of a stored answer; absent while it is being made, and where it could not be stored. */
  id?: string | undefined;
  question: string;
  answer: Answer;
  feedback?: ChatFeedback | undefined;
  /** The answer is on screen only: it could not be stored, for this reason. */
  unsaved?: Unstored;
};

/** The thread on screen; without an id one that has not begun. */
export type OpenThread = {
  id?: string | undefined;
  entries: readonly Turn[];
  state: 'ready' | 'loading' | 'failed';
  /** Why it could not be loaded. */
  error?: ApiError;
};

export type Chat = {
  /** The threads of the user, those used last first. */
  $threads: ReadableAtom<Loadable<ChatThread[]>>;
  $open: ReadableAtom<OpenThread>;
  load: () => Promise<void>;
  /** Opens a thread, or a new one. What is being answered is stopped. */
  open: (id: string | undefined) => Promise<void>;
  /** Asks in the open thread, unless it is answering; resolves when the answer is there and stored. */
  ask: (question: string, language: LanguageCode) => Promise<void>;
  /** Ends what is being answered; what came of it stays on screen and is not stored. */
  stop: () => void;
  rename: (id: string, title: string) => Promise<Outcome>;
  /** Whether it is gone. */
  remove: (id: string) => Promise<boolean>;
  rate: (id: string, feedback: ChatFeedback) => Promise<Outcome>;
};

/** Whether something was done; `gone`: what was to be changed was deleted meanwhile. */
export type Outcome = 'done' | 'gone' | 'failed';

type Dependencies = Pick<PartContext, 'notices' | 'session'> & {
  main: Pick<PartContext['main'], 'getTextFromMainSearch'>;
  domain: Pick<
    PartContext['domain'],
    | 'chatThreads'
    | 'chatThread'
    | 'createChatThread'
    | 'addChatAnswer'
    | 'renameChatThread'
    | 'removeChatThread'
    | 'rateChatAnswer'
  >;
};
type Reply = { question: string; language: LanguageCode; lines: string };
/** A thread since it was opened; its id comes with its first stored answer. */
type Place = { id?: string | undefined };
/** Changes an answer if its thread is still open. */
type OnScreen = (change: (turn: Turn) => Turn) => void;

/** What somebody asks in the chat, for this person. */
export function createChat(dependencies: Dependencies): Chat {
  const { domain, notices, session } = dependencies;
  const $threads = createResource<ChatThread[]>(notices);
  const opened = createOpenThread(dependencies, () => load());
  session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    $threads.reset();
    void opened.open(undefined);
  });
  async function load() {
    await $threads.load('load the threads of the chat', () => domain.chatThreads({}), { keep: true });
  }
  /** A failure is reported. */
  async function outcomeOf(doing: string, call: () => Promise<unknown>): Promise<Outcome> {
    try {
      await call();
      return 'done';
    } catch (error) {
      if (isGone(error)) return 'gone';
      notices.report(error, doing);
      return 'failed';
    }
  }
  return {
    $threads,
    load,
    ...opened,
    async rename(id, title) {
      const outcome = await outcomeOf('rename a thread of the chat', () =>
        domain.renameChatThread({ id, body: { title } }),
      );
      if (outcome !== 'failed') await load();
      return outcome;
    },
    async remove(id) {
      const outcome = await outcomeOf('delete a thread of the chat', () => domain.removeChatThread({ id }));
      // Deleted in another window is deleted.
      if (outcome === 'failed') return false;
      if (opened.$open.get().id === id) await opened.open(undefined);
      await load();
      return true;
    },
    async rate(id, feedback) {
      const outcome = await outcomeOf('rate an answer of the chat', () =>
        domain.rateChatAnswer({ id, body: feedback }),
      );
      if (outcome === 'done') opened.showFeedback(id, feedback);
      return outcome;
    },
  };
}

/** The thread on screen, in which is asked. */
function createOpenThread({ main, domain, notices }: Dependencies, onStored: () => Promise<void>) {
  const $open = atom<OpenThread>({ entries: [], state: 'ready' });
  let place: Place = {};
  let asking: AbortController | undefined;
  /** Answers are stored one after the other: the second needs the thread that the first begins. */
  let storing: Promise<unknown> = Promise.resolve();
  const store = createStoring(domain, notices, (own) => {
    if (own === place) $open.set({ ...$open.get(), id: own.id });
    return onStored();
  });
  const setTurn = (at: number, change: (turn: Turn) => Turn) => {
    const open = $open.get();
    $open.set({
      ...open,
      entries: open.entries.map((turn, number) => (number === at ? change(turn) : turn)),
    });
  };

  async function open(id: string | undefined) {
    asking?.abort();
    asking = undefined;
    const own: Place = { id };
    place = own;
    if (id === undefined) return $open.set({ entries: [], state: 'ready' });
    $open.set({ id, entries: [], state: 'loading' });
    try {
      const { list } = await domain.chatThread({ id });
      if (own === place) $open.set({ id, entries: list.map(asTurn), state: 'ready' });
    } catch (error) {
      notices.report(error, 'load a thread of the chat');
      if (own === place) $open.set({ id, entries: [], state: 'failed', error: asApiError(error) });
    }
  }

  async function ask(question: string, language: LanguageCode) {
    const before = $open.get();
    if (asking !== undefined || before.state !== 'ready') return;
    const own = place;
    const entries = withoutFailed(before.entries, question);
    const at = entries.length;
    $open.set({ ...before, entries: [...entries, { question, answer: noAnswer }] });
    const aborting = new AbortController();
    asking = aborting;
    const onScreen: OnScreen = (change) => {
      if (own === place) setTurn(at, change);
    };
    const reply = await answer({ main, notices }, { question, language }, aborting.signal, onScreen);
    if (asking === aborting) asking = undefined;
    if (reply === undefined) return;
    storing = storing.then(() => store(own, reply, onScreen));
    await storing;
  }

  return {
    $open,
    open,
    ask,
    stop: () => asking?.abort(),
    showFeedback(id: string, feedback: ChatFeedback) {
      const at = $open.get().entries.findIndex((turn) => turn.id === id);
      if (at >= 0) setTurn(at, (turn) => ({ ...turn, feedback }));
    },
  };
}

/** Gets the answer of a question on screen; resolves to what is to be stored, if it is whole. */
async function answer(
  { main, notices }: Pick<Dependencies, 'main' | 'notices'>,
  body: Pick<Reply, 'question' | 'language'>,
  signal: AbortSignal,
  onScreen: OnScreen,
): Promise<Reply | undefined> {
  const end = (state: Answer['state'], error?: ApiError) =>
    onScreen((turn) => ({ ...turn, answer: { ...turn.answer, state, error } }));
  try {
    const stream = await main.getTextFromMainSearch({ body }, { signal });
    const onEvent = (event: ChatEvent) =>
      onScreen((turn) => ({ ...turn, answer: afterEvent(turn.answer, event) }));
    const { lines, events } = await readEvents(stream, onEvent, signal);
    if (answerOf(events).state === 'whole') return { ...body, lines };
    end(signal.aborted ? 'stopped' : 'failed');
  } catch (error) {
    if (signal.aborted) end('stopped');
    else {
      notices.report(error, 'answer a question');
      end('failed', asApiError(error));
    }
  }
  return undefined;
}

/**
 * Stores answers in their threads, wherever the user is meanwhile; one that cannot be stored stays on screen and says so.
 * `onStored` gets the thread.
 */
function createStoring(
  domain: Dependencies['domain'],
  notices: Dependencies['notices'],
  onStored: (place: Place) => Promise<void>,
) {
  return async (place: Place, body: Reply, onScreen: OnScreen) => {
    try {
      let id: string | undefined;
      if (place.id === undefined) {
        const thread = await domain.createChatThread({ body });
        place.id = thread.id;
        id = thread.list[0]?.id;
      } else id = (await domain.addChatAnswer({ id: place.id, body })).id;
      onScreen((turn) => ({ ...turn, id }));
    } catch (error) {
      notices.report(error, 'store an answer of the chat');
      const why = whyUnstored(error);
      onScreen((turn) => ({ ...turn, unsaved: why }));
      // What was deleted in another window is no longer listed.
      return why === 'threadDeleted' ? onStored(place) : undefined;
    }
    await onStored(place);
  };
}

/** The entries before a question that is asked again: what failed or was stopped of it makes room. */
function withoutFailed(entries: readonly Turn[], question: string): readonly Turn[] {
  const last = entries.at(-1);
  const isAgain = last?.question === question && ['failed', 'stopped'].includes(last.answer.state);
  return isAgain && last.id === undefined ? entries.slice(0, -1) : entries;
}

/** Reads a reply, event by event; its lines are stored as they came. */
async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: ChatEvent) => void,
  signal: AbortSignal,
) {
  const lines: string[] = [];
  const events: ChatEvent[] = [];
  const take = (line: string) => {
    const event = v.parse(chatEvent, JSON.parse(line));
    lines.push(line);
    events.push(event);
    onEvent(event);
  };
  await readLines(stream, take, signal);
  return { lines: lines.join('\n'), events };
}

const asTurn = ({ id, question, events, feedback }: WholeChatThread['list'][number]): Turn => ({
  id,
  question,
  answer: answerOf(events),
  feedback,
});

/** The chat; loads with its page. */
export const chat: AppPart<Chat> = { create: createChat, calls: chatCalls, domainCalls: chatThreadCalls };
