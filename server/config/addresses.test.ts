import { describe, expect, it } from 'vitest';
import { forgottenAddress } from './addresses.ts';
import { readSettings } from './settings.ts';

const said = (env: Record<string, string>) => forgottenAddress(readSettings(env));
const localAddresses = ['http://localhost:4000', 'http://127.0.0.2', 'http://[::1]:4000', ''];

describe('an address that was forgotten', () => {
  it.each(localAddresses)('is named where the other is public: "%s"', (local) => {
    const main = { REGESTA_MAIN_URL: 'https://regesta.example', REGESTA_DOMAIN_URL: local };
    expect(said(main)).toMatch(/^REGESTA_DOMAIN_URL: http:.* this machine alone/);
    expect(said({ ...main, REGESTA_SERVERS: 'domain' })).toMatch(/^REGESTA_DOMAIN_URL: /);
    const domain = { REGESTA_DOMAIN_URL: 'https://domain.example', REGESTA_MAIN_URL: local };
    expect(said(domain)).toMatch(/^REGESTA_MAIN_URL: http:.* this machine alone/);
    expect(said({ ...main, REGESTA_SERVERS: 'main' })).toBeUndefined();
    expect(said({ REGESTA_MAIN_URL: local, REGESTA_DOMAIN_URL: local })).toBeUndefined();
  });

  it('is none where both are public', () => {
    const both = { REGESTA_MAIN_URL: 'https://a.example', REGESTA_DOMAIN_URL: 'https://b.example' };
    expect(said(both)).toBeUndefined();
  });
});
