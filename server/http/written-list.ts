import * as v from 'valibot';
import type { Call } from '#core/contract/endpoint.ts';

/** One element of a reply that is a list, as JSON. */
export type WrittenItem = Uint8Array<ArrayBuffer>;
type ListSchema<Item extends v.GenericSchema> = v.ArraySchema<Item, undefined>;

/**
 * A reply that is a list and already written, of elements each of which was checked against the contract when it was
 * written: of a long list most elements are those of the call before, and need neither be checked nor written again.
 */
export class WrittenList {
  readonly reply: Call['reply'];
  readonly #items: readonly WrittenItem[];

  /** Made by `listWriter` alone, whose items are known to be right. */
  constructor(reply: Call['reply'], items: readonly WrittenItem[]) {
    this.reply = reply;
    this.#items = items;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const separators = Math.max(0, this.#items.length - 1);
    const length = this.#items.reduce((sum, item) => sum + item.length, 2 + separators);
    const bytes = new Uint8Array(length);
    bytes[0] = opening;
    let at = 1;
    for (const [index, item] of this.#items.entries()) {
      if (index > 0) bytes[at++] = comma;
      bytes.set(item, at);
      at += item.length;
    }
    bytes[at] = closing;
    return bytes;
  }
}

const [opening, comma, closing] = [0x5b, 0x2c, 0x5d];
const encoder = new TextEncoder();

/** Writes the replies of a call that answers with a list. */
export function listWriter<Item extends v.GenericSchema>(name: string, reply: ListSchema<Item>) {
  return {
    /** An element that breaks the contract is an error of the server. */
    item(value: v.InferInput<Item>): WrittenItem {
      const result = v.safeParse(reply.item, value);
      if (result.success) return encoder.encode(JSON.stringify(result.output));
      const path = v.getDotPath(result.issues[0]) ?? 'its root';
      throw new Error(`${name}: an element of the reply breaks the contract at ${path}`);
    },
    list: (items: readonly WrittenItem[]) => new WrittenList(reply, items),
  };
}
