import type { TextKey } from '#core/i18n/texts.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import type { HeaderLink } from '#core/session/gates.ts';
import { type LazyComponent, lazyComponent } from '#widgets/ui/lazy-component.tsx';
import type { UserView } from '../../routes.ts';

type View = {
  title: TextKey<typeof usersTexts>;
  /** The link of the header whose gate the view has. */
  gate: HeaderLink;
  View: LazyComponent<object>;
};

/** The views of the users area (specification, section 2); each is loaded separately. */
export const usersViews: Record<UserView, View> = {
  registered: {
    title: 'users.registeredTitle',
    gate: 'users',
    View: lazyComponent(async () => (await import('./RegisteredView.tsx')).RegisteredView, 'throw'),
  },
  invites: {
    title: 'users.invitesTitle',
    gate: 'invites',
    View: lazyComponent(async () => (await import('./InvitesView.tsx')).InvitesView, 'throw'),
  },
  invite: {
    title: 'users.inviteTitle',
    gate: 'invites',
    View: lazyComponent(async () => (await import('./InviteView.tsx')).InviteView, 'throw'),
  },
  edit: {
    title: 'users.accountTitle',
    gate: 'editOwnAccount',
    View: lazyComponent(async () => (await import('./AccountViews.tsx')).EditView, 'throw'),
  },
  'own-account': {
    title: 'users.accountTitle',
    gate: 'editOwnAccount',
    View: lazyComponent(async () => (await import('./AccountViews.tsx')).OwnAccountView, 'throw'),
  },
  'change-password': {
    title: 'users.changePasswordTitle',
    gate: 'editOwnAccount',
    View: lazyComponent(async () => (await import('./PasswordViews.tsx')).ChangePasswordView, 'throw'),
  },
  'reset-password': {
    title: 'users.resetTitle',
    gate: 'users',
    View: lazyComponent(async () => (await import('./PasswordViews.tsx')).ResetPasswordView, 'throw'),
  },
};
