import { AdminCalls } from './admin-calls';

const admin = new AdminCalls();

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
  const { roles } = await admin.must<{ roles: { id: number; type: string }[] }>('GET', '/users-permissions/roles');
  const role = roles.find(({ type }) => type === 'authenticated')?.id;
  await admin.must('POST', '/content-manager/collection-types/plugin::users-permissions.user', {
    ...account,
    username: mark,
    role,
    confirmed: true,
    blocked: false,
    provider: 'local',
  });
  return account;
}
