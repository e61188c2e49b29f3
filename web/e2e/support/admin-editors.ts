import { randomUUID } from 'node:crypto';
import { AdminCalls } from './admin-calls';

/** An account of the admin. */
export interface AdminAccount {
  email: string;
  password: string;
}

/** Invites an editor as an administrator does, and accepts the invitation as the editor does. */
export async function newEditor(): Promise<AdminAccount> {
  const admin = new AdminCalls();
  const account = { email: `${randomUUID()}@upfield.example`, password: 'Amber-Lantern-52' };
  const name = { firstname: 'Marta', lastname: 'Editor' };
  const { data: roles } = await admin.must<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
  const role = roles.find(({ code }) => code === 'strapi-editor')?.id;
  const { data } = await admin.must<{ data: { registrationToken: string } }>('POST', '/admin/users', {
    ...name,
    email: account.email,
    roles: [role],
  });
  const { registrationToken } = data;
  await admin.must('POST', '/admin/register', { registrationToken, userInfo: { ...name, password: account.password } });
  return account;
}
