import { GALLERY_PAGE_SIZE } from '../../../cms/src/contract/card-list.ts';
import { requestsPerSecond } from '../load.ts';
import { perSecond, shown } from '../numbers.ts';
import { alternating } from '../rounds.ts';
import { startStrapiList } from '../servers.ts';
import type { Section } from './section.ts';

const TIMES_STRAPI = 5;
const CONNECTIONS = 10;
const WARM_UP_SECONDS = 3;

const OURS = `/api/player-cards?page=1&pageSize=${GALLERY_PAGE_SIZE}`;
/** The same page of the same rows with what our answer shows of their relations. */
const STRAPIS = `/api/own-player-cards?pagination[page]=1&pagination[pageSize]=${GALLERY_PAGE_SIZE}&populate[sport]=true&populate[career]=true`;

/** The list of cards beside Strapi's own list of them, both from the CMS itself. */
export const list: Section = async ({ site, effort: { rounds, seconds } }) => {
  const strapi = await startStrapiList(site);
  try {
    const load = (url: string, length = seconds) =>
      requestsPerSecond({ url, seconds: length, connections: CONNECTIONS });
    const addresses = { ours: site.cms + OURS, strapis: strapi.origin + encodeURI(STRAPIS) };
    for (const address of Object.values(addresses)) await load(address, WARM_UP_SECONDS);
    const { ours, strapis } = await alternating(rounds, {
      ours: () => load(addresses.ours),
      strapis: () => load(addresses.strapis),
    });
    return [
      {
        what: `\`${OURS}\`, ${CONNECTIONS} connections`,
        upfield: `${perSecond(ours)} (${shown(ours / strapis)} times Strapi's own)`,
        strapi: perSecond(strapis),
        required: `${TIMES_STRAPI} times Strapi's own`,
        met: ours >= strapis * TIMES_STRAPI,
      },
    ];
  } finally {
    await strapi.stop();
  }
};
