/** Labels and help of the admin's form, by attribute. What the family wrote is not for editing. */

const edited = (label: string, description?: string) => ({ edit: { label, description }, list: { label } });
const sent = (label: string, description?: string) => ({
  edit: { label, description, editable: false },
  list: { label },
});

export const fieldTexts = {
  state: edited('State'),
  owner: edited('Owner', 'Who takes care of it.'),
  notes: edited('Notes', 'For staff; never shown to the family.'),
  urgent: edited('Urgent', 'On for requests for removal: they stand first in the list until they are closed.'),
  suspectedSpam: edited('Suspected spam', 'Clear it when a person wrote this.'),
  spamSigns: sent('Signs of spam'),
  kind: sent('Kind'),
  fullname: sent('Full name'),
  email: sent('Email'),
  phone: sent('Phone', 'E.164: country code and number.'),
  age: sent('Age'),
  guardianName: sent('Parent or guardian'),
  guardianEmail: sent('Email of parent or guardian'),
  sport: sent('Sport'),
  country: sent('Country'),
  graduationDate: sent('High school graduation'),
  videoHighlight: sent('Video highlight'),
  highlightLink: sent('Highlight link', 'Written by a stranger: look before you open it.'),
  packageInterested: sent('Package interested in'),
  university: sent('University'),
  message: sent('Message'),
  playerId: sent('Player’s id'),
  playerName: sent('Player'),
  language: sent('Language'),
  sourcePage: sent('Page'),
  utmSource: sent('UTM source'),
  utmMedium: sent('UTM medium'),
  utmCampaign: sent('UTM campaign'),
  utmTerm: sent('UTM term'),
  utmContent: sent('UTM content'),
  family: sent(
    'Family',
    'The same for leads that share an email address or a phone number; the panel at the side lists them.',
  ),
  consentedAt: sent('Consent given'),
  createdAt: { list: { label: 'Received' } },
};
