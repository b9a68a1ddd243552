import { networkInterfaces } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { isPublicAddress } from './public-address.ts';

vi.mock('node:os', { spy: true });

it.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '193.5.216.1', '2606:4700::1111', '2a00::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

describe('a network that this machine is in', () => {
  const inside = (cidr: string | null) => ({ eth0: [{ cidr }] });
  it.each([
    ['193.5.216.20/24', '193.5.216.1', '193.5.217.1'],
    ['193.5.216.20/32', '193.5.216.20', '193.5.216.21'],
    ['2a00:1:2:3::20/64', '2a00:1:2:3:ffff::1', '2a00:1:2:4::1'],
  ])('%s is not public, though its addresses are global: %s', (cidr, near, far) => {
    expect(isPublicAddress(near, inside(cidr))).toBe(false);
    expect(isPublicAddress(far, inside(cidr))).toBe(true);
    expect(isPublicAddress(near, inside(null))).toBe(true);
  });

  it('is asked of the machine', () => {
    vi.mocked(networkInterfaces).mockReturnValueOnce(inside('193.5.216.20/24') as never);
    expect(isPublicAddress('193.5.216.1')).toBe(false);
    expect(isPublicAddress('193.5.216.1')).toBe(true);
  });
});
