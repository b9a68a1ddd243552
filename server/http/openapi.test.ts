import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bytes, call, endpoints } from '#core/contract/endpoint.ts';
import { openApi } from './openapi.ts';

const thing = v.object({ name: v.string() });
const contract = endpoints(
  {
    read: call('GET', '/things/:id/:part', { access: 'public', reply: thing }),
    write: call('PUT', '/things/:id/:part', {
      access: { roles: ['READER', 'ADMINISTRATOR'], plans: ['changes', 'complete'] },
      reply: v.object({ all: v.array(thing) }),
    }),
    able: call('POST', '/able', { access: { capability: 'CAN_SEE_CHANGE' }, reply: thing }),
    file: call('GET', '/file', { access: 'optional', reply: bytes('application/pdf') }),
  },
  {
    read: {
      params: v.object({ id: v.string(), part: v.pipe(v.string(), v.transform(Number)) }),
      query: v.object({ language: v.string(), page: v.optional(v.string(), '1') }),
    },
    write: { params: v.object({ id: v.string(), part: v.string() }), body: thing },
    able: {
      statuses: {
        202: { description: 'Later', when: { name: 'a' } },
        429: { description: 'Often' },
        502: { description: 'Elsewhere' },
        503: { description: 'Overloaded' },
      },
    },
  },
);

const string = { type: 'string' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const refused = (description: string) => ({
  description,
  ...json({
    type: 'object',
    properties: {
      code: string,
      message: string,
      link: string,
      regTextId: string,
      fields: { type: 'array', items: string },
    },
    required: ['code', 'message'],
  }),
});
const rejected = refused('Refused: what and why');
const signIn = refused('Nobody is signed in');
const tooMany = (description = 'Too many requests') => ({
  ...refused(description),
  headers: {
    'Retry-After': {
      description: 'Seconds after which the next request is admitted',
      schema: { type: 'integer', minimum: 1 },
    },
  },
});
const databaseAway = tooMany('The database does not answer now (DATABASE_AWAY)');
const thingReply = json({ $ref: '#/components/schemas/Thing' });
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: string });

it('describes calls as they are sent, and who may make them', () => {
  expect(openApi(contract, { title: 'Test', version: '7', schemas: { Thing: thing } })).toEqual({
    openapi: '3.1.0',
    info: { title: 'Test', version: '7' },
    components: {
      schemas: { Thing: { type: 'object', properties: { name: string }, required: ['name'] } },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths: {
      '/api/v1/things/{id}/{part}': {
        get: {
          operationId: 'read',
          security: [],
          parameters: [
            inPath('id'),
            inPath('part'),
            { name: 'language', in: 'query', required: true, schema: string },
            { name: 'page', in: 'query', required: false, schema: { ...string, default: '1' } },
          ],
          responses: {
            '200': { description: 'The answer', ...thingReply },
            '429': tooMany(),
            '503': databaseAway,
            default: rejected,
          },
        },
        put: {
          operationId: 'write',
          security: [{ token: ['READER'] }, { token: ['ADMINISTRATOR'] }],
          'x-rights': { roles: ['READER', 'ADMINISTRATOR'], plans: ['changes', 'complete'] },
          parameters: [inPath('id'), inPath('part')],
          requestBody: { required: true, ...thingReply },
          responses: {
            '200': {
              description: 'The answer',
              ...json({
                type: 'object',
                properties: { all: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
                required: ['all'],
              }),
            },
            '401': signIn,
            '403': refused(
              'Only for READER or ADMINISTRATOR, organisations with the plan changes or complete',
            ),
            '429': tooMany(),
            '503': databaseAway,
            default: rejected,
          },
        },
      },
      '/api/v1/able': {
        post: {
          operationId: 'able',
          security: [{ token: [] }],
          'x-rights': { capability: 'CAN_SEE_CHANGE' },
          parameters: [],
          responses: {
            '200': { description: 'The answer', ...thingReply },
            '202': { description: 'Later', ...thingReply },
            '401': signIn,
            '403': refused('Only for organisations with CAN_SEE_CHANGE'),
            '429': tooMany('Often'),
            '503': tooMany('Overloaded, or: The database does not answer now (DATABASE_AWAY)'),
            '502': refused('Elsewhere'),
            default: rejected,
          },
        },
      },
      '/api/v1/file': {
        get: {
          operationId: 'file',
          security: [{}, { token: [] }],
          parameters: [],
          responses: {
            '200': { description: 'The answer', content: { 'application/pdf': {} } },
            '401': signIn,
            '429': tooMany(),
            '503': databaseAway,
            default: rejected,
          },
        },
      },
    },
  });
});
