export const en = {
  greeting: 'Good day',
  signature: 'Regesta',
  automatic: 'This message was written by a machine. Please do not answer it.',
  plainLink: 'If the button does not work, copy this address into the address bar of your browser:',
  invite: {
    subject: 'Your invitation to Regesta',
    heading: 'You are invited to Regesta',
    body: '{{inviter}} invites you to the Regesta account of {{organisation}}. Regesta is where you read, search and follow financial regulation.',
    button: 'Accept the invitation',
    after:
      'The invitation is for you alone and is valid until {{expires}}. If you did not expect it, you need do nothing.',
  },
  loginLink: {
    subject: 'Your link to sign in to Regesta',
    heading: 'Sign in to Regesta',
    body: 'With this link you sign in to the Regesta account of {{organisation}} without a password.',
    button: 'Sign in',
    after:
      'The link works once, within {{minutes}} minutes. If you did not ask for it, somebody entered your address: without this message nobody can sign in with it.',
  },
  passwordReset: {
    subject: 'Set a new password for Regesta',
    heading: 'Set a new password',
    body: 'Somebody asked for a new password for your user in the Regesta account of {{organisation}}.',
    button: 'Set a new password',
    after:
      'The link works once, within {{minutes}} minutes. If you did not ask for it, you need do nothing: your password stays as it is.',
  },
  secondFactorSet: {
    subject: 'Regesta now asks you for a second factor',
    heading: 'A second factor is set up',
    body: 'From now on, signing in to the Regesta account of {{organisation}} takes a code of your authenticator app besides your password. All earlier sessions have ended.',
    button: 'Second factor in your account',
    after:
      'If this was not you, somebody knows your password: set a new one at once and ask an administrator of your organisation to reset the second factor.',
  },
  secondFactorRemoved: {
    subject: 'Your second factor for Regesta is removed',
    heading: 'The second factor is removed',
    body: 'Signing in to the Regesta account of {{organisation}} does not ask for a code any more.',
    button: 'Second factor in your account',
    after: 'If this was not you, set a new password at once and tell an administrator of your organisation.',
  },
  secondFactorReset: {
    subject: 'Your second factor for Regesta was reset',
    heading: 'The second factor was reset',
    body: 'Your second factor for the Regesta account of {{organisation}} was removed by an administrator, and you were signed out everywhere. You can set it up again after you sign in.',
    button: 'Set it up again',
    after: 'If you did not ask for this, tell an administrator of your organisation.',
  },
  commentTag: {
    subject: '{{author}} mentions you in a comment',
    heading: 'You are mentioned in a comment',
    body: '{{author}} mentions you in a comment in the Regesta account of {{organisation}}.',
    button: 'Read the comment',
    after:
      'There you also mark the mention as done. Mails leave the house, so the comment itself is not in this one. You get such mails because you agreed to them; you change that in your account.',
  },
  newChange: {
    subject: '{{author}} names you in a new change',
    heading: 'You are named in a new change',
    body: '{{author}} names you in a new regulatory change in the Regesta account of {{organisation}}: {{topic}}',
    due: 'Deadline: {{deadline}}',
    button: 'Open the change',
    after: 'You get such mails because you agreed to them in your account.',
  },
  digest: {
    subject: 'Your week in Regesta',
    heading: 'Your week in Regesta',
    body: 'What waits for you in the Regesta account of {{organisation}}, as of {{day}}.',
    button: 'Open Regesta',
    settings: 'Choose which mails you get',
    after: 'This mail has what you agreed to in your account, and is sent when there is something to tell.',
    due: 'due on {{day}}',
    overdue: 'overdue since {{day}}',
    noDeadline: 'no deadline',
    own: 'your change',
    more_one: '{{count}} more',
    more_other: '{{count}} more',
    tasks: {
      heading: 'Your tasks',
      toDo_one: '{{count}} comment to do',
      toDo_other: '{{count}} comments to do',
      inProgress_one: '{{count}} comment in progress',
      inProgress_other: '{{count}} comments in progress',
      ofChange_one: '{{count}} task',
      ofChange_other: '{{count}} tasks',
    },
    unprocessed: {
      heading: 'Changes that nobody has processed yet',
      lead_one: '{{count}} change has the status “Unknown” and no owner.',
      lead_other: '{{count}} changes have the status “Unknown” and no owner.',
    },
    deadlines: {
      heading: 'Deadlines within a month',
      lead_one: '{{count}} change is due by {{day}} or overdue.',
      lead_other: '{{count}} changes are due by {{day}} or overdue.',
    },
    news: {
      heading: 'New changes',
      lead_one: '{{count}} change is new since {{day}}.',
      lead_other: '{{count}} changes are new since {{day}}.',
    },
    features: {
      heading: 'New in Regesta',
    },
  },
  shareRegArt: {
    subject: '{{sender}} shares {{citation}} with you',
    heading: 'A paragraph for you',
    body: '{{sender}} ({{organisation}}) sends you a paragraph from Regesta.',
    message: '{{sender}} writes:',
    invented: 'This text is invented. It is not law.',
    button: 'Read it in Regesta',
    after:
      'The mail has the words of the version that is named; Regesta says what is in force. {{sender}} entered your address, which is not kept. Your answer goes to {{sender}}.',
  },
  question: {
    subject: '{{type}}: {{subject}}',
    heading: 'A message from Regesta',
    types: { question: 'Question', support: 'Support request', bug: 'Bug report' },
    unverified: 'Written without signing in: name and address are not verified.',
    labels: {
      type: 'Type',
      subject: 'Subject',
      name: 'Name',
      email: 'Reply address',
      organisation: 'Organisation',
      title: 'Page',
      url: 'Address of the page',
      paragraph: 'Paragraph',
      language: 'Language of the sender',
    },
  },
};

/** Texts of mails that every language must have. */
export type MailTexts = typeof en;
