// The back end of an intranet that lends its signed-in users sessions for the Regesta elements on its pages.
//
//   REGESTA_DOMAIN_URL=https://domain.example/bank APPLICATION_ID=… APPLICATION_SECRET=… \
//   INTRANET_ORIGIN=https://intranet.example node token-backend.mjs
import { createServer } from 'node:http';

const {
  REGESTA_DOMAIN_URL,
  APPLICATION_ID,
  APPLICATION_SECRET,
  INTRANET_ORIGIN,
  PORT = '8080',
} = process.env;
/** Tokens hold for ten minutes; they are renewed a minute before. */
const spareSeconds = 60;

/**
 * Whoever the intranet has signed in: here the address that the proxy of its single sign-on adds to each request. The
 * proxy must remove such a header from what browsers send, and nobody else may reach this port.
 */
const userOf = (request) => request.headers['x-signed-in-user'];

async function exchange(email) {
  const response = await fetch(`${REGESTA_DOMAIN_URL}/api/v1/Applications/Token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      applicationId: APPLICATION_ID,
      applicationSecret: APPLICATION_SECRET,
      email,
      origin: INTRANET_ORIGIN,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.code);
  return { token: reply.token, until: Date.now() + (reply.expiresIn - spareSeconds) * 1000 };
}

/** By user; one that is on its way counts, so that pages that ask at the same time share it. */
const tokens = new Map();

function tokenOf(email) {
  const known = tokens.get(email);
  if (known && known.until > Date.now()) return known.token;
  const entry = { token: exchange(email), until: Number.POSITIVE_INFINITY };
  tokens.set(email, entry);
  entry.token.then(
    ({ until }) => {
      entry.until = until;
    },
    () => tokens.delete(email),
  );
  return entry.token;
}

createServer(async (request, response) => {
  const email = userOf(request);
  if (request.url !== '/regesta-token' || email === undefined) return response.writeHead(404).end();
  try {
    const body = JSON.stringify(await tokenOf(email));
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body);
  } catch (error) {
    console.error(`no token for ${email}: ${error.message}`);
    // Only the first is about the user; anything else is for those who run this.
    response.writeHead(error.message === 'UNKNOWN_USER' ? 403 : 502).end();
  }
}).listen(Number(PORT), () => console.log(`listening on ${PORT}`));
