import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimedIssuer, createSigningKey, type SigningKey, signToken, verifyToken } from './tokens.ts';

const issuer = 'https://org.example/musterbank';
const claims = {
  userId: 'u1',
  email: 'a@musterbank.example',
  organisation: 'musterbank',
  issuer,
  epoch: 0,
  rolesEpoch: 0,
  roles: ['READER'],
};
const begin = new Date('2026-05-01T10:00:00Z');
const seconds = begin.getTime() / 1000;
const payload: JWTPayload = {
  org: 'musterbank',
  email: claims.email,
  epoch: 0,
  rolesEpoch: 0,
  roles: ['ADMINISTRATOR'],
  sub: 'u1',
  iss: issuer,
  aud: 'regesta',
  iat: seconds,
  exp: seconds + 3600,
};

describe('a token', () => {
  let key: SigningKey;
  beforeAll(async () => {
    key = await createSigningKey();
  });
  const check = (token: string, now = begin) =>
    verifyToken(token, { issuer, publicKey: key.publicKey, now: () => now });
  const later = (minutes: number) => new Date(begin.getTime() + minutes * 60_000);

  it('says who somebody is, for twelve hours', async () => {
    const token = await signToken(key, claims, () => begin);
    expect(await check(token)).toMatchObject(claims);
    expect(await check(token, later(12 * 60 - 1))).toBeDefined();
    expect(await check(token, later(12 * 60))).toBeUndefined();
  });

  it('is nothing any more with a word of it changed', async () => {
    const [head, body = '', signature] = (await signToken(key, claims, () => begin)).split('.');
    const forged = Buffer.from(body, 'base64url').toString().replace('READER', 'ADMINISTRATOR');
    expect(
      await check([head, Buffer.from(forged).toString('base64url'), signature].join('.')),
    ).toBeUndefined();
    expect(await check([head, body, ''].join('.'))).toBeUndefined();
  });

  it('is believed by one kind of signature alone, whatever it says of itself', async () => {
    expect(await check(new UnsecuredJWT(payload).encode())).toBeUndefined();
    const published = Buffer.from(key.publicKey.x ?? '', 'base64url');
    const shared = new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: key.id });
    expect(await check(await shared.sign(published))).toBeUndefined();
    const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const brought = new SignJWT(payload).setProtectedHeader({
      alg: 'EdDSA',
      kid: key.id,
      jku: 'https://evil.example/keys',
      jwk: await exportJWK(pair.publicKey),
    });
    expect(await check(await brought.sign(pair.privateKey))).toBeUndefined();
  });

  const sign = async (changed: JWTPayload) =>
    new SignJWT({ ...payload, ...changed })
      .setProtectedHeader({ alg: 'EdDSA' })
      .sign(await importJWK(key.privateKey, 'EdDSA'));

  it('is for this product, of this issuer, with all that it must say', async () => {
    expect(await check(await sign({}))).toBeDefined();
    const others: JWTPayload[] = [
      { aud: 'other' },
      { iss: 'https://org.example/alpina' },
      { nbf: seconds + 60 },
      ...['sub', 'exp', 'iat', 'org', 'email', 'epoch', 'aud'].map((name) => ({ [name]: undefined })),
    ];
    for (const changed of others)
      expect(await check(await sign(changed)), JSON.stringify(changed)).toBeUndefined();
  });

  it.each(['sub', 'org', 'email', 'epoch'])('with a %s of another type is none', async (name) => {
    expect(await check(await sign({ [name]: name === 'epoch' ? '0' : 7 }))).toBeUndefined();
  });

  it.each([
    [undefined, []],
    ['READER', []],
    [['READER', 7, null], ['READER']],
  ])('with the roles %j gives %j', async (roles, expected) => {
    expect(await check(await sign({ roles }))).toMatchObject({ roles: expected });
  });

  it('says unchecked who it claims to be from, and one that cannot be read says nothing', async () => {
    expect(claimedIssuer(await sign({}))).toBe(issuer);
    expect(claimedIssuer('no token')).toBeUndefined();
  });
});
