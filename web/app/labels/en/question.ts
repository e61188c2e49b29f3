export const question = {
  askHeading: 'Ask about this player',
  askText:
    'For college coaches. Our staff will answer by email. We do not share a player’s contact details unless the family agrees.',
  askSubmit: 'Send my question',
  askSent: 'Our staff will answer you by email.',
  removalTitle: 'Request removal',
  removalSubmit: 'Send the request',
  removalSent: 'We handle these requests before anything else and will write to you.',
  back: 'Back to the player',
  about: (player: string) => `About ${player}`,
  received: 'Received',
};

export type QuestionLabels = typeof question;
