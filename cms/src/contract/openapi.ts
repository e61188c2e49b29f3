import { z } from 'zod';
import { type Endpoint, endpoints } from './endpoints';
import { errorEnvelope } from './errors';
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from './product';
import { REVISION_HEADER } from './revision';

const MEANINGS: Record<number, string> = {
  400: 'A field is wrong; details.errors names each',
  401: 'No valid token, or wrong credentials',
  404: 'There is no such thing, or it is not for this reader',
  409: 'Somebody else saved since, or the same request is still running',
  413: 'Larger than the call takes; bytes are counted as they arrive',
  415: 'Not a picture of the four formats',
  422: 'The key was used for another request',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'The database or the storage of files is away; Retry-After says when to try again',
};

/** JSON Schema of what a client sends (`input`) or gets (`output`). */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const parametersOf = ({ path, query, idempotent }: Endpoint) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties = query ? (schemaOf(query, 'input') as { properties?: Record<string, object> }).properties : {};
  const inQuery = Object.entries(properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }));
  const inHeader = idempotent ? [{ name: IDEMPOTENCY_HEADER, in: 'header', schema: { type: 'string' } }] : [];
  return [...inPath, ...inQuery, ...inHeader];
};

const bodyOf = ({ body, form }: Endpoint) => {
  if (form) return { required: true, content: { 'multipart/form-data': { schema: schemaOf(form, 'input') } } };
  return body ? { required: true, ...json(schemaOf(body, 'input')) } : undefined;
};

const FAILURE = json({ $ref: '#/components/schemas/Error' });

/** Every call that takes a body refuses one that is too large, and none can do without the database. */
const failuresOf = ({ body, failures }: Endpoint): number[] => [...failures, ...(body ? [413] : []), 503];

/** One call as OpenAPI has it. */
const operationOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  security: endpoint.access === 'staff' ? [{ token: [] }] : endpoint.access === 'anyone' ? [] : [{}, { token: [] }],
  parameters: parametersOf(endpoint),
  requestBody: bodyOf(endpoint),
  responses: {
    [endpoint.success.status]: { description: 'Done', ...json(schemaOf(endpoint.success.body, 'output')) },
    ...Object.fromEntries(
      failuresOf(endpoint).map((status) => [status, { description: MEANINGS[status], ...FAILURE }]),
    ),
  },
});

/** The API described for people and programs, made of the schemas that enforce it. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Upfield',
      version: '1',
      description: `Sports, player cards, careers, pictures, sign-in and requests. Answers to content reads name their revision in ${REVISION_HEADER}.`,
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
      schemas: { Error: schemaOf(errorEnvelope, 'output') },
    },
  };
}
