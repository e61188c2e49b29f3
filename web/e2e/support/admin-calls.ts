import { ADMIN, CMS_URL } from './site';
import { from, newAddress } from './visitor';

/** Where an error stands in the form, and what it says. */
export interface FieldProblem {
  path: (string | number)[];
  message: string;
}

/** Strapi's answer to a call of the admin panel. */
export interface AdminAnswer<Body = Record<string, unknown>> {
  status: number;
  body: Body & { error?: { name: string; message: string; details?: { errors?: FieldProblem[] } } };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls that the admin panel makes, with the rights of one account. Signs in at the first call, and again when Strapi has
 * ended the access token: it lives for 30 minutes, and a run of all journeys can take longer.
 */
export class AdminCalls {
  private token: Promise<string> | undefined;

  constructor(private readonly account: { email: string; password: string } = ADMIN) {}

  /** @param path from the CMS's root @param body sent as JSON, or as a form where it is one */
  async send<Body = Record<string, unknown>>(method: Method, path: string, body?: object): Promise<AdminAnswer<Body>> {
    const answer = await this.sendSignedIn<Body>(method, path, body);
    if (answer.status !== 401) return answer;
    this.token = undefined;
    return this.sendSignedIn(method, path, body);
  }

  /** The answer's body. @throws when the call is refused */
  async must<Body = Record<string, unknown>>(method: Method, path: string, body?: object): Promise<Body> {
    const answer = await this.send<Body>(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  private async sendSignedIn<Body>(method: Method, path: string, body?: object): Promise<AdminAnswer<Body>> {
    this.token ??= signIn(this.account);
    return send<Body>(method, path, body, { authorization: `Bearer ${await this.token}` });
  }
}

async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const { status, body } = await send<{ data: { token: string } }>('POST', '/admin/login', { email, password });
  if (status !== 200) throw new Error(`${email} cannot sign in to the admin: ${status} ${JSON.stringify(body)}`);
  return body.data.token;
}

async function send<Body>(
  method: Method,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<AdminAnswer<Body>> {
  const isForm = body instanceof FormData;
  const response = await fetch(CMS_URL + path, {
    method,
    headers: {
      // Strapi counts sign-ins by address; tests sign in more often than people do.
      ...from(newAddress()),
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as AdminAnswer<Body>['body'] };
}
