import type { Language } from '../contract';

/** Who asked for the newsletter. */
export const SUBSCRIBER = 'api::newsletter.subscriber';

export interface SubscriberRow {
  id: number;
  documentId: string;
  email: string;
  state: 'pending' | 'confirmed' | 'left';
  language: Language;
  askedAt: Date | null;
  confirmedAt: Date | null;
  leftAt: Date | null;
  /** SHA-256 of the code in the mail: who reads the table cannot confirm for somebody else. */
  confirmHash: string | null;
  leaveCode: string | null;
}
