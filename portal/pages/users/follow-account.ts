import type { App } from '#core/app.ts';
import type { User } from '#core/contract/domain/user.ts';
import { chooseInterfaceLanguage } from '../../preferences.ts';

/** Updates session, languages and links after users changed their own account. */
export async function followAccount(app: App, before: User, user: User): Promise<void> {
  app.session.keepUser(user);
  // The choice of the language picker stays, unless the preferred language changed.
  if (user.preferredLanguage !== before.preferredLanguage)
    app.$documentLanguage.set(user.documentDisplayLanguage);
  if (user.roles.join() !== before.roles.join())
    app.session
      .loadCapabilities()
      .catch((error: unknown) => app.notices.report(error, 'load the capabilities'));
  await chooseInterfaceLanguage(app, user.preferredLanguage);
}
