/** Words of a family's form, beside those that all forms share. */
export const family = {
  writer: 'Who is writing?',
  writers: { player: 'I am the player', parent: 'I am a parent or guardian' },
  /** Under the field of the full name, until the form knows who writes. */
  ofPlayer: 'The player’s name, not a parent’s',
  /** Names of fields where a parent writes. */
  ofParent: {
    fullname: 'Player’s full name',
    email: 'Player’s email',
    phone: 'Your phone',
    age: 'Player’s age',
    guardianName: 'Your full name',
    guardianEmail: 'Your email',
  },
  required: 'Fill in everything that is not marked optional.',
  optional: 'optional',
  filmByWhatsapp: 'My film is on my phone. I will send it on WhatsApp.',
  same: 'The player and the parent or guardian have the same name and email. Correct one of them, or tell us that it is right.',
  sameConfirmed: 'It is right: both are the same',
  sent: {
    when: 'When',
    from: 'We write from',
    film: 'Your film',
    filmText: 'Send it now: open WhatsApp and attach it.',
  },
};

export type FamilyLabels = typeof family;
