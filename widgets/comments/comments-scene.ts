import { createContext, useContext } from 'react';
import type { Outcome } from '#core/comments/actions.ts';
import type { Commenter } from '#core/comments/me.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { PanelPlace } from '../panel-slot.ts';
import type { WritingScene } from './use-writing.ts';

/** What the parts of the list of comments share. */
export type CommentsScene = {
  /** The place whose comments are listed. */
  place: PanelPlace;
  /** The place that is read in the text; another one while somebody writes. */
  reading: PanelPlace;
  me: Commenter | undefined;
  writing: WritingScene;
  /** Whether comments of several places are listed, so that each names its own. */
  inside: boolean;
  /** Does something with a comment, shows what became of it, and says why it failed. */
  act: (action: Promise<Outcome>) => void;
  onDelete: (comment: Comment) => void;
  onHistory: (comment: Comment) => void;
};

export const CommentsContext = createContext<CommentsScene | undefined>(undefined);

export function useComments(): CommentsScene {
  const scene = useContext(CommentsContext);
  if (!scene) throw new Error('useComments needs a list of comments around it');
  return scene;
}
