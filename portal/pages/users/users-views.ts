import type { TextKey } from '#core/i18n/texts.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { createLatePart, type LatePart } from '../../late-part.ts';
import type { UserView } from '../../routes.ts';

type View = {
  title: TextKey<typeof usersTexts>;
  /** Others than administrators are led to the dashboard. */
  administratorsOnly: boolean;
  part: LatePart;
};

/** What the users area shows (specification, section 2); each view loads by itself. */
export const usersViews: Record<UserView, View> = {
  registered: {
    title: 'users.registeredTitle',
    administratorsOnly: true,
    part: createLatePart(async () => (await import('./RegisteredView.tsx')).RegisteredView),
  },
  invites: {
    title: 'users.invitesTitle',
    administratorsOnly: true,
    part: createLatePart(async () => (await import('./InvitesView.tsx')).InvitesView),
  },
  invite: {
    title: 'users.inviteTitle',
    administratorsOnly: true,
    part: createLatePart(async () => (await import('./InviteView.tsx')).InviteView),
  },
  edit: {
    title: 'users.accountTitle',
    administratorsOnly: false,
    part: createLatePart(async () => (await import('./AccountViews.tsx')).EditView),
  },
  'own-account': {
    title: 'users.accountTitle',
    administratorsOnly: false,
    part: createLatePart(async () => (await import('./AccountViews.tsx')).OwnAccountView),
  },
  'change-password': {
    title: 'users.changePasswordTitle',
    administratorsOnly: false,
    part: createLatePart(async () => (await import('./PasswordViews.tsx')).ChangePasswordView),
  },
  'reset-password': {
    title: 'users.resetTitle',
    administratorsOnly: true,
    part: createLatePart(async () => (await import('./PasswordViews.tsx')).ResetPasswordView),
  },
};
