import { expect, it } from 'vitest';
import { texts as accept } from './en/accept.ts';
import { texts as changefiles } from './en/changefiles.ts';
import { texts as changes } from './en/changes.ts';
import { texts as comments } from './en/comments.ts';
import { texts as loading } from './en/loading.ts';
import { texts as people } from './en/people.ts';
import { texts as questions } from './en/questions.ts';
import { texts as session } from './en/session.ts';
import { texts as share } from './en/share.ts';
import { texts as users } from './en/users.ts';

// The words that the specification puts between quotation marks; "successfuly" is spelt as English is.
it.each([
  [users.fetchFailed, 'Error while fetching users'],
  [people.loadFailed, 'Error while fetching users'],
  [people.updateFailed, 'Error while updating user'],
  [users.deleteFailed, 'Error while deleting user'],
  [users.forceFailed, 'Error while invalidating user'],
  [users.invitesFetchFailed, 'Error while fetching invites'],
  [users.inviteDeleteFailed, 'Error while deleting invite'],
  [people.createFailed, 'Error while creating user'],
  [people.inviteFailed, 'Error while creating invite'],
  [users.deleted, 'User successfully deleted!'],
  [users.forced, 'User successfully invalidated!'],
  [users.inviteDeleted, 'Invite successfully deleted!'],
  [comments.required, 'A comment is required.'],
  [comments.savingError, 'Comment saving error.'],
  [comments.modified, 'Comment or note modified by another user: copy your changes and reload.'],
  [changefiles.failed, 'Error while loading file'],
  [changefiles.invalidData, 'Invalid data'],
  [loading.failed, 'Error while loading file'],
  [loading.invalidData, 'Invalid data'],
  [changes.modified, 'Comment or note modified by another user: copy your changes and reload.'],
  [share.needsRecipient, 'Sharing needs a recipient.'],
  [accept.created, 'User has been created successfully!'],
  [session.emailRequired, 'Email is required'],
  [accept.emailRequired, 'Email is required'],
  [people.emailRequired, 'Email is required'],
  [questions.emailRequired, 'Email is required'],
  [session.passwordRequired, 'Password is required'],
  [people.passwordRequired, 'Password is required'],
  [users.invalidData, 'Invalid data'],
  [people.invalidData, 'Invalid data'],
  [people.roleRequired, 'A user must have at least one role assigned.'],
  [questions.subjectRequired, 'A subject is required.'],
  [questions.messageRequired, 'A message is required.'],
  [questions.typeRequired, 'Please specify the type of request.'],
  [questions.sent, 'Message has been sent successfully'],
  [questions.notSent, 'Error while sending message'],
])('%s', (word, quoted) => {
  expect(word).toBe(quoted);
});
