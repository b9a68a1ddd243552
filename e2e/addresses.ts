const base = Number(process.env.REGESTA_TEST_PORT ?? 4300);

/** Where the browser tests run the product and the foreign host pages. */
export const addresses = {
  mainPort: base,
  domainPort: base + 1,
  hostPort: base + 2,
  main: `http://127.0.0.1:${base}`,
  domain: `http://127.0.0.1:${base + 1}`,
  /** A host page of somebody else's: another origin. */
  host: `http://localhost:${base + 2}`,
};
