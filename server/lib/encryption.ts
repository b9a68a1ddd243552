import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts texts that are stored. `context` binds each to its place, so that it cannot be read in another row. */
export type Encryption = {
  encrypt: (text: string, context: string) => string;
  /** The text; undefined if another key encrypted it, or for another place. */
  decrypt: (stored: string, context: string) => string | undefined;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Names a key without telling what it is: the beginning of its hash. */
export const nameOfKey = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 8);

const prefixOf = (keyName: string) => `1.${keyName}.`;

/** Whether the key of this name encrypted a stored text. */
export const isOfKey = (stored: string, keyName: string) => stored.startsWith(prefixOf(keyName));

/** AES-256-GCM with a key of 32 bytes; each stored text names its key, so that a wrong one is told from damage. */
export function createEncryption(key: Buffer): Encryption {
  const prefix = prefixOf(nameOfKey(key));
  return {
    encrypt: (text, context) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
      sealing.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return prefix + Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt: (stored, context) => {
      if (!stored.startsWith(prefix)) return undefined;
      const bytes = Buffer.from(stored.slice(prefix.length), 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        });
        opening.setAAD(Buffer.from(context));
        opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const text = [opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()];
        return Buffer.concat(text).toString('utf8');
      } catch {
        // Damaged, or of another row: nothing of it can be used.
        return undefined;
      }
    },
  };
}
