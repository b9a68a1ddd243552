import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { call, endpoints } from '#core/contract/endpoint.ts';
import { serve } from './serve.ts';
import { listWriter } from './written-list.ts';

const reply = v.array(v.object({ name: v.string() }));
const other = v.array(v.object({ title: v.string() }));
const calls = {
  named: call('GET', '/named', { access: 'public', reply }),
  wrong: call('GET', '/wrong', { access: 'public', reply: other }),
};
const contract = endpoints(calls, { named: { written: true }, wrong: { written: true } });
const writer = listWriter('named', reply);
const errors: string[] = [];
const app = serve(
  contract,
  {
    named: () => writer.list([{ name: 'Grüsse' }, { name: '"b", c' }].map(writer.item)),
    wrong: () => writer.list([]),
  },
  {
    about: { title: 'test', version: '1', schemas: {} },
    authenticate: async () => undefined,
    rightsOf: () => ({ roles: [], plan: async () => 'reading', session: 'portal' }),
    origins: () => [],
    https: false,
    ready: async () => new Response(),
    log: (error) => errors.push(error),
  },
);

describe('a list that is written already', () => {
  it('is sent as the JSON of its elements', async () => {
    const response = await app.request('/api/v1/named');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual([{ name: 'Grüsse' }, { name: '"b", c' }]);
    expect(new TextDecoder().decode(writer.list([]).bytes())).toBe('[]');
  });

  it('has no element that breaks the contract, and only what the contract knows', () => {
    expect(() => writer.item({ name: 1 } as never)).toThrow(
      'named: an element of the reply breaks the contract at name',
    );
    const item = writer.item({ name: 'a', secret: 'b' } as never);
    expect(new TextDecoder().decode(item)).toBe('{"name":"a"}');
  });

  it('is not sent by another call, whose contract it was not checked against', async () => {
    expect((await app.request('/api/v1/wrong')).status).toBe(500);
    expect(errors.join()).toContain('wrong: reply breaks the contract');
  });
});
