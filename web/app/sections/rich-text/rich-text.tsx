import { type BlocksContent, BlocksRenderer } from '@strapi/blocks-react-renderer';
import type { RichText as RichTextContent } from '@upfield/cms/contract';
import { isHref } from '@upfield/cms/contract/urls';
import { createElement } from 'react';
import { SmartLink } from '~/ui/link';
import styles from './rich-text.module.css';

interface RichTextProps {
  content: RichTextContent;
  /** Level that the editor's first heading level becomes, so that the page's outline has no gap. */
  topHeading?: 2 | 3 | 4;
  className?: string;
}

/** Long text as an editor wrote it. Renders React elements only, no raw HTML; a link with a scheme that is not allowed is printed as text. */
export function RichText({ content, topHeading = 3, className }: RichTextProps) {
  if (content.length === 0) return null;
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      <BlocksRenderer
        // The contract names the same nodes; the library's types add pictures, which the contract leaves out.
        content={content as BlocksContent}
        blocks={{
          heading: ({ children, level }) =>
            createElement(`h${Math.min(6, level - 1 + topHeading)}`, { className: 'h4' }, children),
          link: ({ children, url }) =>
            isHref(url) ? <SmartLink href={url}>{children}</SmartLink> : <span>{children}</span>,
        }}
      />
    </div>
  );
}
