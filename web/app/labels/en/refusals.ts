import { waitingTime } from '@upfield/cms/contract/waiting-time';

export const refusals = {
  tooMany: (seconds: number) => `Too many requests came from your network. Try again in ${waitingTime(seconds)}.`,
  gone: 'This player’s page is no longer public, so your message was not sent. Please write to us by email instead.',
};

export type RefusalsLabels = typeof refusals;
