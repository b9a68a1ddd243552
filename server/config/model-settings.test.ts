import { describe, expect, it } from 'vitest';
import { modelSettings } from './model-settings.ts';

const read = (set: Record<string, string>) => modelSettings((name) => set[name]);

describe('the settings of a model', () => {
  it('are an address with a query, if it has one, and a key', () => {
    const url = 'https://llm.example/v1?api-version=1';
    expect(read({ LLM_URL: url, LLM_KEY: 'sk-1_2' })).toEqual({ url, key: 'sk-1_2', model: undefined });
    expect(read({})).toBeUndefined();
  });

  it.each(['https://person:secret@llm.example', 'https://secret@llm.example', 'https://:secret@llm.example'])(
    'refuse %s without repeating what is secret in it',
    (url) => {
      expect(() => read({ LLM_URL: url })).toThrow(/^LLM_URL: (?!.*secret)/);
    },
  );

  it.each(['secret\nx: y', 'secret\r', 'secrét', 'secret secret'])(
    'refuse a key that no header takes',
    (key) => {
      expect(() => read({ LLM_URL: 'https://llm.example', LLM_KEY: key })).toThrow(/^LLM_KEY: (?!.*secret)/);
    },
  );
});
