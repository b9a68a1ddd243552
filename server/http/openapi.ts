import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Contract, Endpoint } from '#core/contract/endpoint.ts';
import { problem } from '#core/contract/problem.ts';

type Json = Record<string, unknown>;
export type ApiTitle = { title: string; version: string; schemas: Record<string, v.GenericSchema> };

/** The OpenAPI document of a contract; requests are described as they are sent, not as they are read. */
export function openApi(contract: Contract, { title, version, schemas }: ApiTitle): Json {
  const config = {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideRef: (context: { referenceId: string }) => `#/components/schemas/${context.referenceId}`,
  } as const;
  const asSchema = (schema: v.GenericSchema): Json => {
    const {
      $schema: _,
      $defs: __,
      ...rest
    } = toJsonSchema(schema, { ...config, definitions: schemas }) as Json;
    return rest;
  };
  const paths: Record<string, Json> = {};
  for (const [name, declared] of Object.entries(contract)) {
    const path = `/api/v1${declared.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [declared.method.toLowerCase()]: operation(name, declared, asSchema) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: toJsonSchemaDefs(schemas, config),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

// Either of several is enough; an empty one asks for nothing.
const securityOf = { public: [], optional: [{}, { token: [] }], user: [{ token: [] }] };

function operation(name: string, declared: Endpoint, asSchema: (schema: v.GenericSchema) => Json): Json {
  const content =
    'bytes' in declared.reply
      ? { [declared.reply.bytes]: {} }
      : { 'application/json': { schema: asSchema(declared.reply) } };
  const said = { 'application/json': { schema: asSchema(problem) } };
  return {
    operationId: name,
    security: securityOf[declared.access],
    parameters: [
      ...parameters('path', declared.params, asSchema),
      ...parameters('query', declared.query, asSchema),
    ],
    ...(declared.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: asSchema(declared.body) } },
          },
        }),
    responses: {
      '200': { description: 'The answer', content },
      ...(tellsOfMail(declared)
        ? {
            '202': { description: 'The mail is sent later', content },
            '502': { description: 'The mail is refused for good', content: said },
          }
        : {}),
      default: { description: 'Refused: what and why', content: said },
    },
  };
}

function tellsOfMail({ reply }: Endpoint): boolean {
  return 'entries' in reply && 'mail' in (reply.entries as object);
}

function parameters(
  place: 'path' | 'query',
  schema: v.GenericSchema | undefined,
  asSchema: (s: v.GenericSchema) => Json,
) {
  if (schema === undefined) return [];
  const { properties, required } = asSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties ?? {}).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: described,
  }));
}
