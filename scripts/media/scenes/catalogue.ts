import type { PictureName } from '../../../cms/src/seed/media/manifest.ts';
import type { Drawing } from '../drawing/svg.ts';
import { sheet } from '../drawing/svg.ts';
import { openGraph } from './brand.ts';
import { castBust } from './cast.ts';
import { aboutTeam, draftStage, draftVideo, experienceSlides } from './crowd.ts';
import { draftCards } from './draft-cards.ts';
import { draftIncluded } from './draft-included.ts';
import { foilPacket, packetPrint, packets } from './packet.ts';
import { shirtOnHook, stepShirts } from './shirt.ts';
import { addOnStamps, scholarshipStamps, stamp } from './stamp.ts';
import { showcaseTicket } from './ticket.ts';

/** Which drawing makes which picture of the demo site. The manifest says the sizes. */
export const catalogue: Readonly<Record<PictureName, () => Drawing>> = {
  'step-1.webp': () => shirtOnHook(stepShirts.one),
  'step-2.webp': () => shirtOnHook(stepShirts.two),
  'step-3.webp': () => shirtOnHook(stepShirts.three),

  'packet-starter.webp': () => foilPacket(packets.starter),
  'packet-next-level.webp': () => foilPacket(packets.nextLevel),
  'packet-all-star.webp': () => foilPacket(packets.allStar),
  'packet-add-ons.webp': () => foilPacket(packets.addOns),
  'print-starter.webp': () => packetPrint(packets.starter),
  'print-next-level.webp': () => packetPrint(packets.nextLevel),
  'print-all-star.webp': () => packetPrint(packets.allStar),
  'showcase-pass.webp': showcaseTicket,

  'add-on-highlight-film.webp': () => stamp(addOnStamps.highlightFilm),
  'add-on-test-tutoring.webp': () => stamp(addOnStamps.testTutoring),
  'add-on-transcript.webp': () => stamp(addOnStamps.transcript),
  'add-on-interview.webp': () => stamp(addOnStamps.interview),
  'add-on-campus-visit.webp': () => stamp(addOnStamps.campusVisit),
  'add-on-showcase.webp': () => stamp(addOnStamps.showcase),

  'scholarship-tuition.webp': () => stamp(scholarshipStamps.tuition),
  'scholarship-housing.webp': () => stamp(scholarshipStamps.housing),
  'scholarship-health.webp': () => stamp(scholarshipStamps.health),
  'scholarship-athletic.webp': () => stamp(scholarshipStamps.athletic),
  'scholarship-academic.webp': () => stamp(scholarshipStamps.academic),

  'experience-preseason.webp': experienceSlides.preseason,
  'experience-match-day.webp': experienceSlides.matchDay,
  'experience-away-trip.webp': experienceSlides.awayTrip,

  'draft-stage.webp': draftStage,
  'draft-video.webp': draftVideo,
  'draft-mvp.webp': () => ({ view: sheet(500, 640), body: castBust('winger') }),
  'draft-card-training.webp': draftCards.training,
  'draft-card-coaches.webp': draftCards.coaches,
  'draft-card-analysis.webp': draftCards.analysis,
  'draft-included-lodging.webp': draftIncluded.lodging,
  'draft-included-meals.webp': draftIncluded.meals,
  'draft-included-kit.webp': draftIncluded.kit,
  'draft-included-matches.webp': draftIncluded.matches,
  'draft-included-film.webp': draftIncluded.film,
  'draft-included-report.webp': draftIncluded.report,

  'about-team.webp': aboutTeam,

  'open-graph.jpg': openGraph,
};
