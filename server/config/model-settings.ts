import { webAddress } from './addresses.ts';
import { secret } from './secret.ts';

/** Where the model of the chat is reached, as the operator has set it. */
export type ModelAddress = { url: string; key: string | undefined; model: string | undefined };

/** Without an address no question and no text goes to a model. */
export function modelSettings(value: (name: string) => string | undefined): ModelAddress | undefined {
  const url = value('LLM_URL');
  const key = secret('LLM_KEY', value('LLM_KEY'), value('LLM_KEY_FILE'));
  if (url === undefined) return undefined;
  if (URL.canParse(url) && (new URL(url).username !== '' || new URL(url).password !== ''))
    throw new RangeError('LLM_URL: must have no user and no password; a key is set as LLM_KEY');
  // A header takes nothing else, and the error of a request would quote the key.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new RangeError('LLM_KEY: must be one line of ASCII letters, digits and signs, without blanks');
  return { url: webAddress('LLM_URL', url), key, model: value('LLM_MODEL') };
}
