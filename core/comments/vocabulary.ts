import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { AppPart } from '../app-parts.ts';
import type { FailureReport } from '../async/resource.ts';
import {
  type CommentStatus,
  type CommentType,
  commentStatus,
  commentType,
} from '../contract/domain/comments.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Client } from '../http/client.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';
import type { ProductStorage } from '../session/storage.ts';

export type CommentVocabulary = {
  /** The types of comments; empty until they are known. */
  $types: ReadableAtom<readonly CommentType[]>;
  /** The statuses; empty until they are known. */
  $statuses: ReadableAtom<readonly CommentStatus[]>;
  /** Reads both lists from the device or, where it has none, from the server. */
  load: () => Promise<void>;
};

type VocabularyDependencies = {
  domain: Pick<Client<typeof domainContract>, 'commentTypes' | 'commentStatuses'>;
  storage: Pick<ProductStorage, 'read' | 'write'>;
  session: Pick<Session, '$session'>;
  notices: FailureReport;
};

/** What the types and statuses of comments are called, cached on the device until the session ends (specification, section 9). */
export function createVocabulary({
  domain,
  storage,
  session,
  notices,
}: VocabularyDependencies): CommentVocabulary {
  const $types = atom<readonly CommentType[]>([]);
  const $statuses = atom<readonly CommentStatus[]>([]);
  let loading: Promise<void> | undefined;

  /** A list of the device, otherwise of the server. That of a page's token is not stored. */
  async function listOf<T>(
    key: 'comment-types' | 'comment-statuses',
    schema: v.GenericSchema<unknown, T[]>,
    ask: () => Promise<T[]>,
  ): Promise<readonly T[]> {
    const stored = readList(storage.read(key), schema);
    if (stored) return stored;
    const list = await ask();
    if (session.$session.get().user) storage.write(key, JSON.stringify(list));
    return list;
  }

  async function loadBoth() {
    const began = session.$session.get().user?.id;
    try {
      const [types, statuses] = await Promise.all([
        listOf('comment-types', v.array(commentType), () => domain.commentTypes({})),
        listOf('comment-statuses', v.array(commentStatus), () => domain.commentStatuses({})),
      ]);
      if (session.$session.get().user?.id !== began) return;
      $types.set(types);
      $statuses.set(statuses);
    } catch (error) {
      loading = undefined;
      notices.report(error, 'load the types of comments');
    }
  }

  onOtherUser(session, () => {
    loading = undefined;
    $types.set([]);
    $statuses.set([]);
  });

  return {
    $types,
    $statuses,
    load() {
      loading ??= loadBoth();
      return loading;
    },
  };
}

/** A stored list; a damaged one counts as absent. */
function readList<T>(
  text: string | undefined,
  schema: v.GenericSchema<unknown, T[]>,
): readonly T[] | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? ''));
    return parsed.success && parsed.output.length > 0 ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The types and statuses of comments; loads with what names them. */
export const commentVocabulary: AppPart<CommentVocabulary> = { create: createVocabulary };
