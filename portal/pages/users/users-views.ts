import type { HeaderLink } from '#core/session/gates.ts';
import { type LazyComponent, lazyComponent } from '#widgets/ui/lazy-component.tsx';
import type { UserView } from '../../routes.ts';

type View = {
  /** The link of the header whose gate the view has. */
  gate: HeaderLink;
  View: LazyComponent<object>;
};

/** The views of the users area (specification, section 2); each is loaded separately. */
export const usersViews: Record<UserView, View> = {
  registered: {
    gate: 'users',
    View: lazyComponent(async () => (await import('./RegisteredView.tsx')).RegisteredView, 'throw'),
  },
  invites: {
    gate: 'invites',
    View: lazyComponent(async () => (await import('./InvitesView.tsx')).InvitesView, 'throw'),
  },
  invite: {
    gate: 'invites',
    View: lazyComponent(async () => (await import('./InviteView.tsx')).InviteView, 'throw'),
  },
  edit: {
    gate: 'editOwnAccount',
    View: lazyComponent(async () => (await import('./AccountViews.tsx')).EditView, 'throw'),
  },
  'own-account': {
    gate: 'editOwnAccount',
    View: lazyComponent(async () => (await import('./AccountViews.tsx')).OwnAccountView, 'throw'),
  },
  'change-password': {
    gate: 'editOwnAccount',
    View: lazyComponent(async () => (await import('./PasswordViews.tsx')).ChangePasswordView, 'throw'),
  },
  'second-factor': {
    gate: 'editOwnAccount',
    View: lazyComponent(
      async () => (await import('../second-factor/SecondFactorView.tsx')).SecondFactorView,
      'throw',
    ),
  },
  'reset-password': {
    gate: 'users',
    View: lazyComponent(async () => (await import('./PasswordViews.tsx')).ResetPasswordView, 'throw'),
  },
};
