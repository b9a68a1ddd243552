import { atom } from 'nanostores';
import { vi } from 'vitest';
import type { Comment } from '../contract/domain/comments.ts';
import type { User } from '../contract/domain/user.ts';
import type { ProviderComment } from '../contract/main/provider-comments.ts';
import type { SessionState } from '../session/session.ts';

/** A comment of Ada on a paragraph, with all rights. */
export function aComment(fields: Partial<Comment> = {}): Comment {
  const { icid = 'c1', regArt = 'lamp~1^1' } = fields;
  return {
    icid,
    version: 1,
    domainComment: true,
    source: 'domain',
    scope: fields.private ? 'private' : 'internal',
    private: false,
    commentType: 1,
    type: 'note',
    status: 0,
    resolved: false,
    reference: { kind: 'regArt', completeParagraphID: regArt },
    regArt,
    text: `Text of ${icid}`,
    language: 'EN',
    translations: {},
    author: { id: 'ada', fullName: 'Ada Muster' },
    taggedUserIds: [],
    tags: [],
    links: [],
    replies: 0,
    removed: false,
    createdAt: '2026-05-01T08:00:00Z',
    editDate: '2026-05-01T08:00:00Z',
    rights: { edit: true, setStatus: true, remove: true, reply: true },
    ...fields,
  };
}

export const aProviderComment = (fields: Partial<ProviderComment> = {}): ProviderComment => ({
  id: '7',
  completeParagraphID: 'lamp~1^1',
  scope: 'regesta',
  source: 'main',
  domainComment: false,
  commentType: 1,
  text: 'New since 2024.',
  language: 'EN',
  translations: {},
  date: '2024-01-01',
  ...fields,
});

export const ada: User = {
  id: 'ada',
  email: 'ada@musterbank.example',
  fullName: 'Ada Muster',
  roles: ['COMMENT_EDITOR', 'READER'],
  preferredLanguage: 'EN',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'EN',
  createdAt: '2025-02-03T08:00:00Z',
};

/** A session of Ada that a test ends or changes. */
export function aSession(state: SessionState = { signedIn: true, user: ada, capabilities: [] }) {
  const $session = atom<SessionState>(state);
  const end = () => $session.set({ signedIn: false, capabilities: [] });
  return { session: { $session }, $session, end };
}

export const aReport = () => ({ report: vi.fn() });

/** Resolves when everything that is under way has been answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

const named = (name: string) => ({ DE: name, FR: name, IT: name, EN: name });

/** Types and statuses by their ids, with English names in all languages. */
export const someTypes = ['Note', 'Interpretation', 'Question', 'Measure', 'Risk', 'Decision'].map(
  (name, index) => ({ id: index + 1, type: name.toLowerCase(), names: named(name) }),
);
export const someStatuses = ['No status', 'To-do', 'In progress', 'Done'].map((name, id) => ({
  id,
  status: ['none', 'toDo', 'inProgress', 'done'][id] ?? '',
  names: named(name),
}));
