/** A part of a JSON schema, as the OpenAPI documents of the servers have them. */
export type Schema = {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  format?: string;
  maxLength?: number;
};
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
type Content = { content?: Record<string, { schema?: Schema }> };

/** A call as the OpenAPI document describes it. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  responses: Readonly<Record<string, Content>>;
};

type Described = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
export type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** The calls of a document. */
export function operationsOf({ paths, components }: Document): Operation[] {
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const body = described.requestBody?.content?.['application/json']?.schema;
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        parameters: described.parameters.map((one) => ({ ...one, schema: resolved(one.schema) })),
        body: body && resolved(body),
        responses: described.responses,
      };
    }),
  );
}
