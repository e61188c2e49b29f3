import { editable, type FieldTexts, readOnly } from '../../../../editor/field-texts';
import { forUtmColumns } from '../../../../leads/utm-columns';

/** Labels and help of the admin's form, by attribute. What the family wrote is not for editing. */

export const fieldTexts: Record<string, FieldTexts> = {
  state: { ...editable('State'), cell: 'lead-state' },
  owner: { ...editable('Owner', 'Who takes care of it.'), cell: 'lead-owner' },
  notes: editable('Notes', 'For staff; never shown to the family.'),
  urgent: editable('Urgent', 'On for requests for removal: they stand first in the list until they are closed.'),
  suspectedSpam: editable('Suspected spam', 'Clear it when a person wrote this.'),
  spamSigns: readOnly('Signs of spam'),
  kind: { ...readOnly('Kind'), cell: 'lead-kind' },
  fullname: readOnly('Full name'),
  email: readOnly('Email'),
  phone: readOnly('Phone', 'With its country code.'),
  age: readOnly('Age'),
  writer: readOnly('Written by', 'Empty where the form did not say it.'),
  guardianName: readOnly('Parent or guardian'),
  guardianEmail: readOnly('Email of parent or guardian'),
  sport: readOnly('Sport'),
  country: readOnly('Country'),
  graduationDate: readOnly('High school graduation'),
  videoHighlight: readOnly('Highlight film'),
  highlightLink: readOnly('Link to the film', 'Written by a stranger: look before you open it.'),
  filmByWhatsapp: readOnly('Film comes by WhatsApp'),
  packageInterested: readOnly('Package interested in'),
  university: readOnly('University'),
  message: readOnly('Message'),
  playerId: readOnly('Player’s id'),
  playerName: readOnly('Player'),
  language: readOnly('Language'),
  sourcePage: readOnly('Page'),
  ...forUtmColumns((field) => readOnly(`UTM ${field}`)),
  family: readOnly(
    'Family',
    'The same for leads that share an email address or a phone number; the panel at the side lists them.',
  ),
  consentedAt: readOnly('Consent given'),
  consentVersion: readOnly(
    'Consent: version',
    'Language and mark of the words: the same mark, the same words. Empty: not the words that were published then.',
  ),
  consentText: readOnly('Consent: words'),
};
