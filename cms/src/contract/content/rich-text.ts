import { z } from 'zod';
import { href } from './link';

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
});

const linkNode = z.object({ type: z.literal('link'), url: href, children: z.array(textNode) });
const inline = z.array(z.discriminatedUnion('type', [textNode, linkNode]));

const listItem = z.object({ type: z.literal('list-item'), children: inline });

interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (z.infer<typeof listItem> | ListNode)[];
}
const list: z.ZodType<ListNode> = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  children: z.array(z.union([listItem, z.lazy(() => list)])),
});

const headingLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

/** One block of Strapi's rich text. Pictures are no part of it: every page has its own fields for them. */
const block = z.union([
  z.object({ type: z.literal('paragraph'), children: inline }),
  z.object({ type: z.literal('heading'), level: headingLevel, children: inline }),
  z.object({ type: z.literal('quote'), children: inline }),
  z.object({ type: z.literal('code'), children: inline }),
  list,
]);

/** Long text of a page, as the editor wrote it; empty list for none. */
export const richText = z.array(block);
export type RichText = z.infer<typeof richText>;
