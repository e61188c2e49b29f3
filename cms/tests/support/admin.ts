import { randomBytes } from 'node:crypto';
import type { Failure } from './api';
import { server } from './server';

interface AdminAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A call that the admin panel makes, with JSON or a form; the answer's body is JSON, or text where it is none. */
export type AdminCall = <Body = Failure>(method: string, path: string, body?: object) => Promise<AdminAnswer<Body>>;

const ROLES = { 'super admin': 'strapi-super-admin', editor: 'strapi-editor', author: 'strapi-author' } as const;

/** Calls with this token; null sends none. */
export function signInAs(token: string | null): AdminCall {
  return async <Body>(method: string, path: string, body?: object) => {
    const { base } = await server();
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as Body };
  };
}

/** Makes an admin account of a role and signs it in. */
export async function adminOf(role: keyof typeof ROLES): Promise<AdminCall> {
  const { strapi } = await server();
  const email = `${randomBytes(5).toString('hex')}@example.com`;
  const password = 'Amber-Lantern-52';
  const found = await strapi.db.query('admin::role').findOne({ where: { code: ROLES[role] } });
  const users = strapi.service('admin::user') as unknown as { create(user: object): Promise<unknown> };
  await users.create({ firstname: 'Desk', email, password, isActive: true, roles: [found?.id] });
  const { body } = await signInAs(null)<{ data: { token: string } }>('POST', '/admin/login', { email, password });
  return signInAs(body.data.token);
}
