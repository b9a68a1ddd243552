export const texts = {
  ADMINISTRATOR: 'Administrator',
  ADMINISTRATOR_HINT:
    'Invites, edits and removes users, changes their roles, resets passwords and forces users to sign in again.',
  READER: 'Reader',
  READER_HINT: 'Searches and reads regulations, sees comments and may ask questions.',
  COMMENT_EDITOR: 'Comment editor',
  COMMENT_EDITOR_HINT: 'Reads as a reader does, and writes and edits comments.',
  CHANGE_READER: 'Change reader',
  CHANGE_READER_HINT: 'Reads as a reader does, and follows regulatory changes.',
  CHANGE_EDITOR: 'Change editor',
  CHANGE_EDITOR_HINT: 'Follows regulatory changes and keeps their tracking up to date.',
  ISOLATED_TESTER: 'Isolated tester',
  ISOLATED_TESTER_HINT:
    'Works alone in an isolated environment: private comments only, nothing that is done together with others.',
  FULL_DOMAIN_ADMIN: 'Full domain administrator',
  FULL_DOMAIN_ADMIN_HINT: 'Sees all organisations and changes their service plans.',
  REGESTA_STATICDB_DATA_ADMIN: 'Data administrator',
  REGESTA_STATICDB_DATA_ADMIN_HINT: 'Sees technical data and error logs, and loads data directly.',
  CHAT_USER: 'Chat user',
  CHAT_USER_HINT: 'Uses the experimental chat.',
};
