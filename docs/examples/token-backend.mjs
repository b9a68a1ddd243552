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

/** Whoever the intranet has signed in: here the address that its single sign-on adds to each request. */
const userOf = (request) => request.headers['x-signed-in-user'];

const kept = new Map();

async function tokenOf(email) {
  const known = kept.get(email);
  if (known && known.until > Date.now()) return known;
  const response = await fetch(`${REGESTA_DOMAIN_URL}/api/v1/Applications/Token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      applicationId: APPLICATION_ID,
      applicationSecret: APPLICATION_SECRET,
      email,
      origin: INTRANET_ORIGIN,
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${(await response.json()).code}`);
  const { token, expiresIn } = await response.json();
  const fresh = { token, until: Date.now() + (expiresIn - spareSeconds) * 1000 };
  kept.set(email, fresh);
  return fresh;
}

createServer(async (request, response) => {
  const email = userOf(request);
  if (request.url !== '/regesta-token' || email === undefined) return response.writeHead(404).end();
  try {
    const body = JSON.stringify(await tokenOf(email));
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body);
  } catch (error) {
    console.error(`no token for ${email}: ${error.message}`);
    response.writeHead(403).end();
  }
}).listen(Number(PORT), () => console.log(`listening on ${PORT}`));
