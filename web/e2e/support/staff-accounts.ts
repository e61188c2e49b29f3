import { ADMIN, CMS_URL } from './site';

/** A staff account of one journey's own, whose password may change and whose sessions may end. */
export interface StaffAccount {
  email: string;
  password: string;
  name: string;
}

/** Makes a staff account as an administrator does: in the admin panel's user list, through the panel's own calls. */
export async function newStaffAccount(): Promise<StaffAccount> {
  const mark = Math.random().toString(36).slice(2, 9);
  const account = { email: `${mark}@upfield.example`, password: `first words of ${mark}`, name: `Ana ${mark}` };
  const { data } = await ask<{ data: { token: string } }>('/admin/login', '', {
    email: ADMIN.email,
    password: ADMIN.password,
  });
  const { roles } = await ask<{ roles: { id: number; type: string }[] }>('/users-permissions/roles', data.token);
  const role = roles.find(({ type }) => type === 'authenticated')?.id;
  await ask('/content-manager/collection-types/plugin::users-permissions.user', data.token, {
    ...account,
    username: mark,
    role,
    confirmed: true,
    blocked: false,
    provider: 'local',
  });
  return account;
}

async function ask<Answer>(path: string, token: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(CMS_URL + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
