import { randomBytes } from 'node:crypto';
import { ADMIN, CMS_URL } from '../support/site';
import { from, newAddress } from '../support/visitor';

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

/** Calls that the admin panel makes, with the rights of one account. */
export class AdminCalls {
  private constructor(private readonly token: string) {}

  /** Makes an account with Strapi's own role Editor, as an administrator invites one, and signs it in. */
  static async asNewEditor(): Promise<AdminCalls> {
    const email = `${randomBytes(5).toString('hex')}@upfield.example`;
    const password = `Aa7-${randomBytes(12).toString('hex')}`;
    const admin = await AdminCalls.signIn(ADMIN.email, ADMIN.password);
    const roles = await admin.must<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
    const role = roles.data.find(({ code }) => code === 'strapi-editor');
    const invited = await admin.must<{ data: { registrationToken: string } }>('POST', '/admin/users', {
      email,
      firstname: 'Monkey',
      roles: [role?.id],
    });
    await admin.must('POST', '/admin/register', {
      registrationToken: invited.data.registrationToken,
      userInfo: { firstname: 'Monkey', password },
    });
    return AdminCalls.signIn(email, password);
  }

  private static async signIn(email: string, password: string): Promise<AdminCalls> {
    const { data } = await new AdminCalls('').must<{ data: { token: string } }>('POST', '/admin/login', {
      email,
      password,
    });
    return new AdminCalls(data.token);
  }

  /** @param body sent as JSON, or as a form where it is one */
  async send<Body = Record<string, unknown>>(method: string, path: string, body?: object): Promise<AdminAnswer<Body>> {
    const isForm = body instanceof FormData;
    const response = await fetch(CMS_URL + path, {
      method,
      headers: {
        // Strapi counts sign-ins by address.
        ...from(newAddress()),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as AdminAnswer<Body>['body'] };
  }

  /** The answer's body. @throws when the call is refused */
  async must<Body = Record<string, unknown>>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await this.send<Body>(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
