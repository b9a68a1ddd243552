import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

it.each([
  ['nobody is believed', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['one proxy', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['one proxy, and what the caller made up', '10.0.0.1', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies', '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['a proxy that tells nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['IPv4 written as IPv6', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['IPv6', '2001:db8::1', undefined, 0, '2001:db8::1'],
  ['a proxy that tells blanks', '10.0.0.1', 'a, ', 1, '10.0.0.1'],
  ['fewer entries than proxies', '10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
  ['IPv4 as IPv6 behind a proxy', '10.0.0.1', '::FFFF:198.51.100.1', 1, '198.51.100.1'],
  ['IPv6 that only looks like it', '1::ffff:203.0.113.9', undefined, 0, '1::ffff:203.0.113.9'],
  ['IPv6 that begins like it', '::ffff:db8:1', undefined, 0, '::ffff:db8:1'],
  ['IPv4 of several digits', '::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
  ['no connection', undefined, undefined, 0, undefined],
])('with %s', (_, peer, forwarded, proxies, address) => {
  expect(clientAddress(peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, proxies)).toBe(
    address,
  );
});

it('reads several headers as one', () => {
  const headers = { 'x-forwarded-for': ['1.2.3.4', '198.51.100.1, 10.0.0.2'] };
  expect(clientAddress('10.0.0.1', headers, 2)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', headers, 3)).toBe('1.2.3.4');
});
