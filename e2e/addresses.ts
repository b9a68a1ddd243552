import { findFreePorts } from './free-ports.ts';

/** Address of the policy that the operator configures; tests do not open it. */
export const policies = {
  privacy: 'https://regesta.example/legal/privacy',
  terms: 'https://regesta.example/legal/terms',
};

// The runner passes the chosen port on to its workers by the environment.
process.env.REGESTA_TEST_PORT ??= String(await findFreePorts(3));
const base = Number(process.env.REGESTA_TEST_PORT);

/** Addresses of the product and of the foreign host pages in the browser tests. */
export const addresses = {
  mainPort: base,
  domainPort: base + 1,
  hostPort: base + 2,
  main: `http://127.0.0.1:${base}`,
  /** The name that the servers use themselves: base URLs of organisations begin with it. */
  domain: `http://localhost:${base + 1}`,
  /** A foreign host page, which has another origin. */
  host: `http://localhost:${base + 2}`,
};
