import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints';
import { openApiDocument } from './openapi';

const document = JSON.parse(JSON.stringify(openApiDocument()));

describe('the description of the API', () => {
  test('has every call, with what it sends and gets', () => {
    for (const { method, path, success, failures, body, form } of endpoints) {
      const operation = document.paths[path]?.[method];
      expect(Object.keys(operation.responses).map(Number).sort(), `${method} ${path}`).toEqual(
        [success.status, ...failures, ...(body ? [413] : []), 503].sort(),
      );
      expect(Boolean(operation.requestBody), path).toBe(Boolean(body ?? form));
    }
  });

  test('says which calls need a token', () => {
    expect(document.paths['/player-cards/create'].post.security).toEqual([{ token: [] }]);
    expect(document.paths['/sports'].get.security).toEqual([]);
    expect(document.components.securitySchemes.token.name).toBe('x-token');
  });

  test('carries the bounds and allow-lists of the schemas', () => {
    const text = JSON.stringify(document.paths['/player-cards'].get.parameters);
    expect(text).toContain('-highSchoolGraduation');
    expect(text).not.toContain('dateOfBirth');
    const sent = document.paths['/player-cards/create'].post.requestBody.content['application/json'].schema;
    expect(sent.additionalProperties).toBe(false);
    expect(sent.required).toEqual(expect.arrayContaining(['name', 'lastName', 'sport', 'country']));
    expect(sent.required).not.toContain('gpa');
  });

  test('lets a family’s request leave out what came later', () => {
    const [family] = document.paths['/leads'].post.requestBody.content['application/json'].schema.oneOf;
    for (const field of ['writer', 'filmByWhatsapp', 'chosenPack', 'packageInterested']) {
      expect(Object.keys(family.properties)).toContain(field);
      expect(family.required).not.toContain(field);
    }
  });

  test('names each call once', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
