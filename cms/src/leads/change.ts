import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { DOCUMENT_ID_MAX, LEAD_STATES } from '../contract';
import { rows } from '../database/rows';
import { LEAD } from './lead-row';
import { leadPermissions } from './permission-checker';

/** As many as the admin's list shows on one page. */
const LEADS_MAX = 100;

/** What staff make of several leads at once, from the list. */
export const leadChange = z
  .strictObject({
    leads: z.array(z.string().min(1).max(DOCUMENT_ID_MAX)).min(1).max(LEADS_MAX),
    state: z.enum(LEAD_STATES).optional(),
    /** Id of an admin user; null for nobody. */
    owner: z.int().nullable().optional(),
  })
  .refine(({ state, owner }) => state !== undefined || owner !== undefined);

interface LeadDocuments {
  findOne(params: { documentId: string; populate: object }): Promise<Record<string, unknown> | null>;
  update(params: { documentId: string; data: unknown }): Promise<unknown>;
}

/**
 * Sets the state or the owner of leads, all or nothing, as the form of one would.
 * @throws ForbiddenError for a role that may not edit one of them, NotFoundError
 */
export async function changeLeads(
  strapi: Core.Strapi,
  { leads, state, owner }: z.output<typeof leadChange>,
  ability: unknown,
): Promise<void> {
  const permissions = leadPermissions(strapi, ability);
  const documents = strapi.documents(LEAD as Parameters<Core.Strapi['documents']>[0]) as unknown as LeadDocuments;
  const fields = [...(state === undefined ? [] : ['state']), ...(owner === undefined ? [] : ['owner'])];
  await strapi.db.transaction(async () => {
    for (const documentId of leads) {
      const lead = await documents.findOne({ documentId, populate: { createdBy: true } });
      if (!lead) throw new errors.NotFoundError();
      if (!fields.every((field) => permissions.can.update(lead, field))) throw new errors.ForbiddenError();
      await documents.update({ documentId, data: { state, owner } });
    }
  });
}

/** An admin user who can take care of leads. */
export interface LeadOwner {
  id: number;
  name: string;
}

/** Admin users who can sign in, by their names. */
export async function leadOwners(strapi: Core.Strapi): Promise<LeadOwner[]> {
  const users = await rows<{ id: number; firstname: string | null; lastname: string | null; email: string }>(
    strapi,
    'admin::user',
  ).findMany({
    where: { isActive: true, blocked: { $ne: true } },
    select: ['id', 'firstname', 'lastname', 'email'],
  });
  return users
    .map(({ id, firstname, lastname, email }) => ({
      id,
      name: [firstname, lastname].filter(Boolean).join(' ') || email,
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
