import type { domainContract } from '../contract/domain/domain.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import type { Account } from './account-form.ts';
import { withHeldRoles } from './role-choice.ts';

type Tools = {
  main: Pick<Client<typeof mainContract>, 'domainSettings' | 'roleOptions'>;
  domain: Pick<Client<typeof domainContract>, 'user' | 'emailConsents' | 'emailPreferences'>;
};
type Asked = { id: string; isOwn: boolean; isAdministrator: boolean };

/** An account with all that its form offers; what the form does not show is not asked for. */
export async function loadAccount(
  { main, domain }: Tools,
  { id, isOwn, isAdministrator }: Asked,
): Promise<Account> {
  const [user, { languages }, roles, offered, chosen] = await Promise.all([
    domain.user({ id }),
    main.domainSettings({}),
    isAdministrator ? main.roleOptions({}) : undefined,
    isOwn ? domain.emailConsents({}) : undefined,
    isOwn ? domain.emailPreferences({}) : undefined,
  ]);
  return {
    user,
    languages,
    ...(roles ? { roles: withHeldRoles(roles, user.roles) } : {}),
    ...(offered && chosen ? { consents: { offered, chosen: chosen.map(({ consentId }) => consentId) } } : {}),
  };
}
