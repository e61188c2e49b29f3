export const newsletter = {
  confirmTitle: 'Confirm your newsletter sign-up',
  confirmText: 'Press the button to put your address on the list.',
  confirm: 'Confirm',
  leaveTitle: 'Unsubscribe from the newsletter',
  leaveText: 'Press the button to take your address off the list.',
  leave: 'Unsubscribe',
  done: 'Done',
  home: 'Go to the home page',
};

export type NewsletterLabels = typeof newsletter;
