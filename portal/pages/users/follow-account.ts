import type { App } from '#core/app.ts';
import type { User } from '#core/contract/domain/user.ts';
import { chooseInterfaceLanguage } from '../../preferences.ts';

/** After somebody changed their own account: session, languages and links are as it says now. */
export async function followAccount(app: App, before: User, user: User): Promise<void> {
  app.session.keepUser(user);
  // The picker's choice stays, unless the preferred language was changed.
  if (user.preferredLanguage !== before.preferredLanguage)
    app.$documentLanguage.set(user.documentDisplayLanguage);
  if (user.roles.join() !== before.roles.join())
    app.session
      .loadCapabilities()
      .catch((error: unknown) => app.notices.report(error, 'load the capabilities'));
  await chooseInterfaceLanguage(app, user.preferredLanguage);
}
