/** A page that the operator names; nothing is fetched from it. */
export const policies = { privacy: 'https://regesta.example/legal/privacy' };

const base = Number(process.env.REGESTA_TEST_PORT ?? 4300);

/** Where the browser tests run the product and the foreign host pages. */
export const addresses = {
  mainPort: base,
  domainPort: base + 1,
  hostPort: base + 2,
  main: `http://127.0.0.1:${base}`,
  /** As the servers name it themselves: organisations have their base URLs below it. */
  domain: `http://localhost:${base + 1}`,
  /** A host page of somebody else's: another origin. */
  host: `http://localhost:${base + 2}`,
};
