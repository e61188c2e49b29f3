import { z } from 'zod';

/** What a request of a family says of a player's card: what a new card begins with, for staff to check. */
export const leadCard = z.object({
  /** Given names and surnames of the player, as far as a full name tells them apart. */
  name: z.string(),
  lastName: z.string(),
  /** Id of the sport; null where what was typed could be several, or none. */
  sport: z.string().nullable(),
  country: z.string(),
  highSchoolGraduation: z.int().nullable(),
  highlightsLink: z.string().nullable(),
});
export type LeadCard = z.infer<typeof leadCard>;

export const leadCardAnswer = z.object({ leadCard });
