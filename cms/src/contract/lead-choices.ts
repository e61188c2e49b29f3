/** What a form about a lead needs to know before it is sent. Free of zod, so that a page can load it alone. */

/** Forms a family fills: they carry every field of specification §3 "Lead". */
export const FAMILY_LEAD_KINDS = ['assessment', 'draft-registration', 'draft-waiting-list'] as const;
/** Everything that is stored like a lead. */
export const LEAD_KINDS = [...FAMILY_LEAD_KINDS, 'coach-question', 'removal-request'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];
export type FamilyLeadKind = (typeof FAMILY_LEAD_KINDS)[number];

/** How far staff are with a lead, in this order. */
export const LEAD_STATES = ['new', 'contacted', 'assessed', 'signed', 'closed'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** Values of `packageInterested` besides the empty "Select an option" (specification §3). */
export const PACKAGES = ['NextLevelPack', 'AllStarPack', 'ShowcasePass', 'DontKnowYet', 'AddOns'] as const;
export type Package = (typeof PACKAGES)[number];

export const VIDEO_HIGHLIGHT = ['no', 'yes'] as const;

/** Who fills in a family's form. */
export const LEAD_WRITERS = ['player', 'parent'] as const;
export type LeadWriter = (typeof LEAD_WRITERS)[number];

/** Longest texts of a lead, in characters. */
export const LEAD_TEXT_MAX = {
  fullname: 120,
  sport: 60,
  country: 60,
  chosenPack: 160,
  university: 160,
  message: 3000,
  consentText: 1000,
} as const;

/** Parameters by which a campaign names itself, without their `utm_`. */
export const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
/** Longest value of a campaign's parameter, in characters. */
export const UTM_VALUE_MAX = 150;

/** Name of the honeypot field: people do not see it, so a value in it was typed by a program. */
export const HONEYPOT_FIELD = 'subject';
/** Longest value of the honeypot field, in characters. */
export const HONEYPOT_MAX = 500;

/** Ages of a lead, in years; under `guardian` a guardian is asked for (decisions, Leads). */
export const LEAD_AGE = { min: 13, max: 99, guardian: 18 } as const;
/** Ages of the player draft (specification §1). */
export const DRAFT_AGE = { min: 15, max: 21 } as const;

/**
 * Whether a guardian is asked for: from the age we take requests at, under 18 (decisions, Leads).
 * @param age in years, as typed or as a number
 */
export function asksForGuardian(age: number | string | null | undefined): boolean {
  const years = typeof age === 'string' && age.trim() === '' ? Number.NaN : Number(age ?? Number.NaN);
  return Number.isInteger(years) && years >= LEAD_AGE.min && years < LEAD_AGE.guardian;
}
