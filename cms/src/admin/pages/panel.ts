import type { ReactNode } from 'react';

/** The part of Strapi's properties of a panel beside a form that is used. */
export interface PanelProps {
  /** Content type, such as `api::home-page.home-page`. */
  model: string;
  collectionType: string;
  document?: { documentId?: string };
}

export interface Panel {
  title: string;
  content: ReactNode;
}
