import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accessCalls } from '#core/contract/domain/access.ts';
import { domainCalls } from '#core/contract/domain/domain-calls.ts';
import { mainCalls } from '#core/contract/main/main-calls.ts';

const server = join(import.meta.dirname, '..');
/** The code that runs in production, without what tests and measurements bring. */
const sources = globSync('**/*.ts', { cwd: server })
  .filter((file) => !/\.test\.ts$|-fixture\.ts$|^testing\//.test(file))
  .sort()
  .map((file) => ({ file, code: readFileSync(join(server, file), 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

it('is read whole', () => {
  expect(sources.length).toBeGreaterThan(200);
});

it('starts no command and no shell, and no process but those of a pool, which run its own code', () => {
  expect(filesWith(/child_process/)).toEqual(['lib/process-pool.ts']);
  expect(filesWith(/\b(?:exec|spawn)\w*[^}]*\} from 'node:child_process'/)).toEqual([]);
});

it('connects to the main server, the mail server, the model and the databases of its settings, to the servers of its register, to pages that an administrator has checked, to official sources, and to nothing else', () => {
  expect(filesWith(/\bfetch\(`|= fetch\b|\bawait fetch\(/)).toEqual([
    // The endpoint of a language model, where the operator has set its address.
    'chat/model.ts',
    'domain/law-calls.ts',
    'domain/main-link.ts',
    'domain/main-sessions.ts',
    // Hands requests to its own application, whose function has this name.
    'http/listen.ts',
    // Asks the main server of the settings, or the domain servers of the register, whether they are alive.
    'http/readiness.ts',
  ]);
  expect(filesWith(/nodemailer\/lib\/smtp-connection/)).toEqual(['mail/smtp.ts']);
  expect(filesWith(/from 'pg'/).every((file) => file.startsWith('data/'))).toBe(true);
  expect(filesWith(/'undici|\bWebSocket\b|node:https?'|node:tls|node:dgram|axios|XMLHttpRequest/)).toEqual([
    // Types of what comes in, and the server itself.
    'http/client-address.ts',
    'http/listen.ts',
    'http/undeclared-proxy.ts',
    // Pages of an organisation, when an administrator presses the button.
    'main/fetch-page.ts',
    // Fedlex and EUR-Lex, when the operator fetches from them or has switched the schedule on.
    'sources/request-once.ts',
  ]);
});

it('redirects nobody', () => {
  // In files of laws a location is an element.
  const redirecting = filesWith(/\.redirect\(|Response\.redirect|['"]location['"]/i);
  expect(redirecting.filter((file) => !file.startsWith('import/akn/'))).toEqual([]);
});

it('has no generator of random numbers but the one of node:crypto, and hashes by SHA-256 what has to be safe', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
  expect(filesWith(/createHash\((?!'sha256')|createHmac|\bcrypto\.subtle/)).toEqual([]);
  // Encrypts by AES-256-GCM what is stored and has to be read again.
  expect(filesWith(/createCipher|createDecipher/)).toEqual(['lib/encryption.ts']);
  expect(filesWith(/'aes-(?!256-gcm')/)).toEqual([]);
  // Likeness of texts, which nobody has to trust.
  expect(filesWith(/['"]md5['"]|['"]sha1['"]/)).toEqual(['import/identity/evidence.ts']);
});

it('switches off no check of certificates', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

it('identifies people by the ways in that are written down, and by no question', () => {
  const open = Object.entries({ ...domainCalls, ...mainCalls })
    .filter(([, { access }]) => access === 'public')
    .map(([name]) => name)
    .sort();
  expect(open).toEqual([
    'authenticate',
    'baseUrl',
    'beginRequiredEnrolment',
    'calendar',
    'confirmRequiredEnrolment',
    'consumeInvite',
    'enterSecondFactor',
    'exchangeSession',
    'knowsBaseUrl',
    'listOfLanguages',
    'loginUsingToken',
    'readNewsFeed',
    'requestLoginPerEmail',
    'requestPasswordReset',
    'resetPassword',
    'validateInvite',
  ]);
  const entering = Object.entries(accessCalls).filter(([, { access }]) => access === 'public');
  expect(entering.map(([name]) => name).sort()).toEqual([
    'authenticate',
    'loginUsingToken',
    'requestLoginPerEmail',
    'requestPasswordReset',
    'resetPassword',
  ]);
});
