/** Writes to a buffer that grows. Whole numbers take seven bits of each byte, the lowest first. */
export function createByteWriter() {
  let bytes = new Uint8Array(1 << 16);
  let length = 0;
  const room = (more: number): void => {
    if (length + more <= bytes.length) return;
    const larger = new Uint8Array(Math.max(bytes.length * 2, length + more));
    larger.set(bytes);
    bytes = larger;
  };
  const number = (value: number): void => {
    room(5);
    let rest = value;
    while (rest > 0x7f) {
      bytes[length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    bytes[length++] = rest;
  };
  return {
    number,
    /** Writes bytes as the length of the beginning they share with `before`, and the rest. */
    after: (before: Uint8Array, own: Uint8Array): void => {
      let shared = 0;
      while (shared < own.length && own[shared] === before[shared]) shared++;
      number(shared);
      number(own.length - shared);
      room(own.length - shared);
      bytes.set(own.subarray(shared), length);
      length += own.length - shared;
    },
    finish: (): Uint8Array => bytes.slice(0, length),
  };
}

export function createByteReader(bytes: Uint8Array) {
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('The bytes end too early');
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  };
  return {
    number,
    after: (before: Uint8Array): Uint8Array => {
      const shared = number();
      const own = new Uint8Array(shared + number());
      own.set(before.subarray(0, shared));
      own.set(bytes.subarray(at, at + own.length - shared), shared);
      at += own.length - shared;
      return own;
    },
    isAtEnd: (): boolean => at === bytes.length,
  };
}

export type ByteWriter = ReturnType<typeof createByteWriter>;
export type ByteReader = ReturnType<typeof createByteReader>;
