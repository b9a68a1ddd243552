import { webAddress } from './addresses.ts';
import { secret } from './secret.ts';

/** Where the model of the chat is reached, as the operator has set it. */
export type ModelAddress = { url: string; key: string | undefined; model: string | undefined };

/** Without an address no question and no text goes to a model. */
export function modelSettings(value: (name: string) => string | undefined): ModelAddress | undefined {
  const url = value('LLM_URL');
  const key = secret('LLM_KEY', value('LLM_KEY'), value('LLM_KEY_FILE'));
  if (url === undefined) return undefined;
  return { url: webAddress('LLM_URL', url), key, model: value('LLM_MODEL') };
}
