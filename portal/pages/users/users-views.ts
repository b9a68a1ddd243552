import type { TextKey } from '#core/i18n/texts.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { type LazyComponent, lazyComponent } from '#widgets/ui/lazy-component.tsx';
import type { UserView } from '../../routes.ts';

type View = {
  title: TextKey<typeof usersTexts>;
  /** Whether users who are not administrators are redirected to the dashboard. */
  administratorsOnly: boolean;
  View: LazyComponent<object>;
};

/** The views of the users area (specification, section 2); each is loaded separately. */
export const usersViews: Record<UserView, View> = {
  registered: {
    title: 'users.registeredTitle',
    administratorsOnly: true,
    View: lazyComponent(async () => (await import('./RegisteredView.tsx')).RegisteredView, 'throw'),
  },
  invites: {
    title: 'users.invitesTitle',
    administratorsOnly: true,
    View: lazyComponent(async () => (await import('./InvitesView.tsx')).InvitesView, 'throw'),
  },
  invite: {
    title: 'users.inviteTitle',
    administratorsOnly: true,
    View: lazyComponent(async () => (await import('./InviteView.tsx')).InviteView, 'throw'),
  },
  edit: {
    title: 'users.accountTitle',
    administratorsOnly: false,
    View: lazyComponent(async () => (await import('./AccountViews.tsx')).EditView, 'throw'),
  },
  'own-account': {
    title: 'users.accountTitle',
    administratorsOnly: false,
    View: lazyComponent(async () => (await import('./AccountViews.tsx')).OwnAccountView, 'throw'),
  },
  'change-password': {
    title: 'users.changePasswordTitle',
    administratorsOnly: false,
    View: lazyComponent(async () => (await import('./PasswordViews.tsx')).ChangePasswordView, 'throw'),
  },
  'reset-password': {
    title: 'users.resetTitle',
    administratorsOnly: true,
    View: lazyComponent(async () => (await import('./PasswordViews.tsx')).ResetPasswordView, 'throw'),
  },
};
