import { type Audited, audited } from '../lighthouse.ts';
import { milliseconds, shown } from '../numbers.ts';
import { measuredPages } from '../pages.ts';
import type { Row } from '../table.ts';
import type { Section } from './section.ts';

const RUNS = 5;
const SCORE = 98;
const FCP_MS = 1200;
const LCP_MS = 1800;
/** The gallery's picture comes after the choice of a sport. */
const GALLERY_LCP_MS = 2000;

/** The pages as Lighthouse's mobile profile sees them. */
export const lighthouse: Section = async ({ site, effort }) => {
  const rows: Row[] = [];
  for (const { name, path } of await measuredPages(site.web)) {
    const figures = await audited(site.env.PUBLIC_URL + path, effort.rounds > 1 ? RUNS : 1);
    rows.push(rowOf(name, figures, name === 'gallery' ? GALLERY_LCP_MS : LCP_MS));
  }
  return rows;
};

function rowOf(name: string, figures: Audited, lcpMs: number): Row {
  const { performance, accessibility, seo } = figures;
  const practices = figures['best-practices'];
  const fcp = figures['first-contentful-paint'];
  const lcp = figures['largest-contentful-paint'];
  const cls = figures['cumulative-layout-shift'];
  const paints = `FCP ${milliseconds(fcp)}, LCP ${milliseconds(lcp)}`;
  const rest = `CLS ${shown(cls)}, TBT ${milliseconds(figures['total-blocking-time'])}`;
  return {
    what: `Lighthouse mobile, ${name} (benchmarkIndex ${shown(figures.benchmarkIndex)})`,
    upfield: `${shown(performance)} / ${shown(accessibility)} / ${shown(practices)} / ${shown(seo)}; ${paints}, ${rest}`,
    required: `${SCORE} / 100 / 100 / 100; FCP ${milliseconds(FCP_MS)}, LCP ${milliseconds(lcpMs)}, CLS 0`,
    met:
      performance >= SCORE &&
      Math.min(accessibility, practices, seo) === 100 &&
      fcp <= FCP_MS &&
      lcp <= lcpMs &&
      cls === 0,
  };
}
