import { createContext, useContext } from 'react';
import type { ChangeEditFields } from '#core/changes/change-edit.ts';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { ChangeWords } from './use-change-words.ts';

/** What the parts of the table of changes share. */
export type ChangeScene = {
  words: ChangeWords;
  /** The id of the current user. */
  me: string | undefined;
  /** Whether the user edits changes. */
  mayEdit: boolean;
  /** Areas that are in use, offered where one is typed. */
  areas: readonly string[];
  /** Saves an edit, offers to undo it, and tells why it failed; resolves to whether it is saved. */
  save: (change: Change, edit: ChangeEditFields, startedFrom?: number) => Promise<boolean>;
  /** Sets the status, with the question that goes before it where it needs a reason or somebody else's approval. */
  setStatus: (change: Change, status: ChangeStatus) => void;
  /** Declines a requested end, once somebody has said why. */
  onDecline: (change: Change) => void;
  onEdit: (change: Change) => void;
  onDelete: (change: Change) => void;
  onHistory: (change: Change) => void;
};

export const ChangeSceneContext = createContext<ChangeScene | undefined>(undefined);

export function useChangeScene(): ChangeScene {
  const scene = useContext(ChangeSceneContext);
  if (!scene) throw new Error('useChangeScene needs a table of changes around it');
  return scene;
}
