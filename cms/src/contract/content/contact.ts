import { z } from 'zod';
import { formSection } from './blocks';
import { pageSeo } from './seo';

/** `/contact`: `section.heading` is the page's title (specification §2, Contact page). */
export const contactPage = z.object({ seo: pageSeo, section: formSection });
