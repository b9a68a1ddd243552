import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEncryption, isOfKey, nameOfKey } from './encryption.ts';

describe('texts that are stored encrypted', () => {
  const key = randomBytes(32);
  const encryption = createEncryption(key);

  it('are read with their key and in their place only', () => {
    const stored = encryption.encrypt('JBSWY3DP', 'of Ada');
    expect(stored).not.toContain('JBSWY3DP');
    expect(createEncryption(Buffer.from(key)).decrypt(stored, 'of Ada')).toBe('JBSWY3DP');
    expect(encryption.decrypt(stored, 'of Bruno')).toBeUndefined();
    const otherKey = randomBytes(32);
    expect(createEncryption(otherKey).decrypt(stored, 'of Ada')).toBeUndefined();
    expect([key, otherKey].map((one) => isOfKey(stored, nameOfKey(one)))).toEqual([true, false]);
  });

  it('differ each time, though the text is the same', () => {
    expect(encryption.encrypt('one', 'here')).not.toBe(encryption.encrypt('one', 'here'));
  });

  it('are not read if anything of them was changed or cut', () => {
    const stored = encryption.encrypt('JBSWY3DP', 'of Ada');
    const start = stored.lastIndexOf('.') + 1;
    for (let index = start; index < stored.length - 1; index++) {
      const changed = stored[index] === 'A' ? 'B' : 'A';
      const text = stored.slice(0, index) + changed + stored.slice(index + 1);
      expect(encryption.decrypt(text, 'of Ada')).toBeUndefined();
    }
    for (const text of ['', stored.slice(0, start), stored.slice(0, -8), stored.slice(start)])
      expect(encryption.decrypt(text, 'of Ada')).toBeUndefined();
  });
});
