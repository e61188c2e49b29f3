import { z } from 'zod';
import { callToAction, pictureCard } from './blocks';
import { optionalLink } from './link';
import { media } from './media';
import { pageSeo } from './seo';

/** ISO 8601 in UTC; null in an editor's draft that does not say it yet. No page is published without. */
const instant = z.iso.datetime().nullable();

/** The draft as an event. */
const draftEvent = z.object({
  name: z.string(),
  startsAt: instant,
  endsAt: instant,
  registrationClosesAt: instant,
  venue: z.string(),
  city: z.string(),
  /** Two letters, ISO 3166-1. */
  countryCode: z.string(),
});
export type DraftEvent = z.infer<typeof draftEvent>;

const hero = z.object({
  title: z.string(),
  lead: z.string(),
  button: optionalLink,
  picture: media,
  pictureLabel: z.string(),
  /** Shown once the event has ended. */
  overText: z.string(),
  /** Words of the button once the event has ended; '' keeps the button's own. */
  overButtonLabel: z.string(),
});

const fact = z.object({ title: z.string(), text: z.string(), link: optionalLink });

const video = z.object({ heading: z.string(), url: z.string(), caption: z.string(), poster: media });

const scheduleDay = z.object({ date: z.iso.date(), items: z.array(z.string()) });

const schedule = z.object({
  heading: z.string(),
  /** In its place once the event has ended; '' says of the heading that it is of the last edition. */
  overHeading: z.string(),
  dayLabel: z.string(),
  activityLabel: z.string(),
  days: z.array(scheduleDay),
});

/** Who answers for the event. What is empty is not shown. */
const conditions = z.object({
  organizer: z.string(),
  cost: z.string(),
  supervision: z.string(),
  insurance: z.string(),
  refund: z.string(),
});

/** `/player-draft`, in Spanish (specification §2, Player draft page). */
export const draftPage = z.object({
  seo: pageSeo,
  event: draftEvent,
  hero,
  facts: z.array(fact),
  scholarships: z.object({ heading: z.string(), text: z.string(), cards: z.array(pictureCard) }),
  included: z.object({
    heading: z.string(),
    /** As of `schedule`. */
    overHeading: z.string(),
    items: z.array(z.object({ caption: z.string(), picture: media })),
  }),
  video,
  schedule,
  conditions: conditions.nullable(),
  closing: callToAction,
  /** In its place once the event has ended; null keeps it. */
  overClosing: callToAction.nullable(),
});
export type DraftPage = z.infer<typeof draftPage>;
