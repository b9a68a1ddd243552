import type { AppPart, PartContext } from '../app-parts.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { createMemoryDrafts } from '../lib/memory-drafts.ts';
import { type AnswerEditor, type Answering, createAnswerEditor } from './answer-editor.ts';
import { draftNameOf, readStoredAnswer } from './stored-answer.ts';

/** Who answers; without `draftsOf` the device is not the person's. */
type Who = { id: string; draftsOf?: string };

export type AnswerWriting = {
  /** Begins an answer, or goes on with what was not saved of it. */
  write: (
    answering: Answering,
    how: { who: Who; drafts: Pick<Drafts, 'of' | 'keep'>; language: InterfaceLanguage },
  ) => AnswerEditor;
  /** Whether something was not saved at a place. */
  isUnsaved: (
    place: Pick<Answering, 'regArt' | 'versionDate'>,
    who: Who,
    drafts: Pick<Drafts, 'of'>,
  ) => boolean;
};

export function createAnswering({
  domain,
  notices,
  now,
}: Pick<PartContext, 'domain' | 'notices' | 'now'>): AnswerWriting {
  const inMemory = createMemoryDrafts(now);
  return {
    write: (answering, { who, drafts, language }) =>
      createAnswerEditor(answering, {
        domain,
        notices,
        drafts: who.draftsOf === undefined ? inMemory : drafts,
        draftsOf: who.draftsOf ?? who.id,
        language,
      }),
    isUnsaved({ regArt, versionDate }, who, drafts) {
      const all = who.draftsOf === undefined ? inMemory.of(who.id) : drafts.of(who.draftsOf);
      return readStoredAnswer(all[draftNameOf(regArt, versionDate)]) !== undefined;
    },
  };
}

/** Writing answers; loads with the tab. */
export const answering: AppPart<AnswerWriting> = { create: createAnswering };
