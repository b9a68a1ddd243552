import * as v from 'valibot';
import { createFormEditor, type EditorState, type FormEditor } from '../async/form-editor.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { TopicPageReply, TopicWords } from '../contract/main/topic-pages.ts';
import type { Drafts, StoredDraft } from '../drafts/drafts.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type TopicProblem, topicProblem } from './topic-problem.ts';

type Failed = Extract<EditorState<TopicPageReply, TopicProblem>, { state: 'failed' | 'conflict' }>;
export type TopicEditor = FormEditor<TopicWords, TopicPageReply, TopicProblem>;

type TopicEditorDependencies = {
  main: Pick<Client<typeof mainContract>, 'saveTopicPage' | 'topicPage'>;
  notices: Pick<Notices, 'report'>;
  drafts: Pick<Drafts, 'of' | 'keep'>;
  /** By whose name unsaved pages are kept on the device. */
  draftsOf: string;
};

const storedPage = v.object({
  form: v.object({ title: v.string(), text: v.string() }),
  version: v.optional(v.number()),
});

function readStored(draft: StoredDraft | undefined) {
  const parsed = v.safeParse(storedPage, draft?.value);
  return draft && parsed.success ? { ...parsed.output, at: draft.at } : undefined;
}

const empty: TopicWords = { title: '', text: '' };
const formOf = ({ words = empty }: TopicPageReply): TopicWords => ({ title: words.title, text: words.text });

/** What is wrong with a page before it is sent. */
export const topicFault = ({ title, text }: TopicWords): 'titleMissing' | 'textMissing' | undefined => {
  if (title.trim() === '') return 'titleMissing';
  return text.trim() === '' ? 'textMissing' : undefined;
};

/** A topic page that is being written, with what is not saved of it on the device. */
export function createTopicEditor(
  page: TopicPageReply,
  { main, notices, drafts, draftsOf }: TopicEditorDependencies,
): TopicEditor {
  const { name, language } = page;
  const draftName = `topic:${name}:${language}`;

  async function failureOf(error: unknown): Promise<Failed> {
    notices.report(error, 'save a topic page');
    const problem = topicProblem(error);
    if (problem.key !== 'changed') return { state: 'failed', problem };
    try {
      return { state: 'conflict', theirs: await main.topicPage({ topicName: name, language }) };
    } catch (failure) {
      notices.report(failure, 'load a topic page that somebody else has changed');
      return { state: 'failed', problem: { ...topicProblem(failure), key: 'changed' } };
    }
  }

  return createFormEditor<TopicWords, TopicPageReply, TopicProblem>({
    known: page,
    formOf,
    empty,
    draft: readStored(drafts.of(draftsOf)[draftName]),
    isSame: (one, other) => one.title === other.title && one.text === other.text,
    isValid: (form) => topicFault(form) === undefined,
    send: (form, known, version) =>
      main.saveTopicPage({
        topicName: name,
        body: { language, ...form, version: version ?? known?.version ?? 0 },
      }),
    failureOf,
    store: (unsaved) => drafts.keep(draftsOf, draftName, unsaved),
  });
}
