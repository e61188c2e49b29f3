/** Names of what tells a family whom it deals with. */
export const trust = {
  // Privacy pages
  updatedOn: 'Last updated',
  responsible: 'Who is responsible',
  dataContact: 'Questions about your data',
  providers: 'Companies that handle data for us',
  hostingCountry: 'Where the data is kept',

  neverAsked: 'What we never ask for',
  people: 'The people you talk to',
  packs: {
    heading: 'Before you pay',
    term: 'How long it runs',
    cancellation: 'How to cancel',
    refund: 'Refunds',
    payment: 'Ways to pay',
    notIncluded: 'Not included',
  },
  event: {
    heading: 'Good to know',
    organizer: 'Organizer',
    cost: 'Cost',
    supervision: 'Who looks after minors',
    insurance: 'Insurance',
    refund: 'Refunds',
  },
};
export type TrustLabels = typeof trust;
