import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { databaseAwayCode } from '#core/contract/database-away.ts';
import type { Access, Contract, Endpoint, Rights } from '#core/contract/endpoint.ts';
import { problem } from '#core/contract/problem.ts';

type Json = Record<string, unknown>;
export type ApiTitle = { title: string; version: string; schemas: Record<string, v.GenericSchema> };

/** Written when somebody reads it: each organisation has an app of its own, whose start would wait for it. */
export function documentOf(contract: Contract, about: ApiTitle): () => string {
  let document: string | undefined;
  return () => {
    document ??= JSON.stringify(openApi(contract, about));
    return document;
  };
}

/** The OpenAPI document of a contract. It describes requests as they are sent, before defaults are filled in. */
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

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which the next request is admitted',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** Any call may find the database away. */
function unavailable({ 503: own }: Endpoint['statuses']): string {
  const away = `The database does not answer now (${databaseAwayCode})`;
  return own === undefined ? away : `${own.description}, or: ${away}`;
}

function operation(name: string, declared: Endpoint, asSchema: (schema: v.GenericSchema) => Json): Json {
  const content =
    'bytes' in declared.reply
      ? { [declared.reply.bytes]: {} }
      : 'stream' in declared.reply
        ? { [declared.reply.stream]: {} }
        : { 'application/json': { schema: asSchema(declared.reply) } };
  const problemContent = { 'application/json': { schema: asSchema(problem) } };
  const { access, body, content: sent, statuses } = declared;
  const refused = (description: string) => ({ description, content: problemContent });
  return {
    operationId: name,
    security: securityOf(access),
    ...(typeof access === 'string' ? {} : { 'x-rights': access }),
    parameters: [
      ...parameters('path', declared.params, asSchema),
      ...parameters('query', declared.query, asSchema),
    ],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !v.is(body, undefined),
            content: { 'application/json': { schema: asSchema(body) } },
          },
        }),
    ...(sent === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      '200': { description: 'The answer', content },
      ...(statuses[202] && { '202': { description: statuses[202].description, content } }),
      ...(access === 'public' ? {} : { '401': refused('Nobody is signed in') }),
      ...(typeof access === 'string' ? {} : { '403': refused(`Only for ${describeRights(access)}`) }),
      '429': { ...refused(statuses[429]?.description ?? 'Too many requests'), headers: retryAfter },
      '503': { ...refused(unavailable(statuses)), headers: retryAfter },
      ...(statuses[502] && { '502': refused(statuses[502].description) }),
      default: refused('Refused: what and why'),
    },
  };
}

/** The security of an endpoint: one of several entries is enough, and an empty entry requires nothing. OpenAPI 3.1 names roles with the scheme. */
function securityOf(access: Access): Json[] {
  if (access === 'public') return [];
  if (access === 'optional') return [{}, { token: [] }];
  if (access === 'user' || access.roles === undefined) return [{ token: [] }];
  return access.roles.map((role) => ({ token: [role] }));
}

function describeRights({ roles, plans, capability, session }: Rights): string {
  const parts = [
    roles?.join(' or '),
    plans && `organisations with the plan ${plans.join(' or ')}`,
    capability && `organisations with ${capability}`,
    session && `sessions of the ${session}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
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
