import { type CardScore, TEST_SCALES } from '@upfield/cms/contract/card-bounds';
import { imageTypeNames } from '@upfield/cms/contract/image-type';
import { playerCards } from './player-cards';

const { toeflScore, satScore, actScore, duolingoScore } = TEST_SCALES;

/** What a score looks like on its report. */
const scoreHints: Partial<Record<CardScore, string>> = {
  toeflScore: `Total, ${toeflScore.min} to ${toeflScore.max}. New reports print it beside the score of 1 to 6.`,
  satScore: `${satScore.min} to ${satScore.max}`,
  actScore: `${actScore.min} to ${actScore.max}`,
  duolingoScore: `${duolingoScore.min} to ${duolingoScore.max}, in steps of ${duolingoScore.step}`,
};

export const staff = {
  // Frame
  area: 'Staff area',
  allCards: 'All cards',
  viewGallery: 'View gallery',
  welcome: (name: string) => `Welcome, ${name}`,
  logout: 'Logout',
  manageCards: 'Manage cards',
  createNewPlayer: 'Create New Player',
  editPlayer: 'Edit Player',
  backToPlayers: 'Back to Players',
  checkingSession: 'Checking your session…',
  needsScript: 'The staff screens need JavaScript.',
  tryAgain: 'Try again',

  // Leaving
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed on this card has not been saved. It is kept as a draft in this browser.',
  leave: 'Leave',
  stay: 'Stay',
  logoutTitle: 'Log out without saving?',
  logoutText: 'A card has changes that are not saved. Logging out deletes its draft from this browser.',

  // Signing in
  signInTitle: 'Log in',
  forgotPassword: 'Forgot your password?',
  email: 'EMAIL',
  password: 'PASSWORD',
  rememberMe: 'Remember me',
  needsStorage:
    'Logging in needs cookies and site data, which this browser blocks. Allow them for this site, then load the page again.',
  login: 'LOGIN',
  loginBusy: 'Loading...',
  sessionOverTitle: 'Please log in again',
  sessionOverText: 'Your session has ended. Nothing you typed is lost: log in and continue.',
  resetTitle: 'New password',
  resetText: 'Enter the email address of your account. If we know it, we will send you an email with a link.',
  resetEmail: 'Email',
  resetSend: 'Send the link',
  resetSending: 'Sending...',
  resetSent: 'If this address has an account, an email with a link is on its way. It may take a few minutes.',
  newPasswordTitle: 'Choose a new password',
  newPassword: 'New password',
  newPasswordHint: (min: number) =>
    `${min} characters or more. A long sentence is safer than a short word with symbols in it.`,
  newPasswordSave: 'Save password',
  newPasswordSaving: 'Saving...',
  newPasswordSaved: 'Your new password is saved. Every other session has ended.',
  newPasswordLink: 'This link is incomplete. Ask for a new one on the log in page.',
  newPasswordLinkOver: 'This link was already used or has expired. Ask for a new one on the log in page.',
  goToLogin: 'Go to log in',
  cancel: 'Cancel',
  close: 'Close',
  ok: 'OK',

  // Editor
  createTitle: 'Create player',
  editTitle: 'Edit player',
  basic: 'Basic Information',
  personal: 'Personal Information',
  academic: 'Academic Information',
  careerSection: 'Career Information',
  additional: 'Additional Information',
  loadingPlayer: 'Loading player data...',
  loadingSports: 'Loading sports...',
  selectSport: 'Select a sport',
  fields: {
    name: 'First name',
    lastName: 'Last name',
    sport: 'Sport',
    position: 'Position',
    country: 'Country',
    birthDate: 'Date of birth',
    weight: 'Weight (kg)',
    height: 'Height (cm)',
    graduationYear: 'High school graduation year',
    collegeEnrollmentYear: 'College enrollment expected year',
    languages: 'Languages',
    ...playerCards.scores,
    intendedMajor: 'Intended major',
    videoUrl: 'Video URL',
    career: 'Career',
    team: 'Team',
    startYear: 'Start year',
    endYear: 'End year',
    isCurrent: 'Current team',
    cardImage: 'Profile image',
    bannerImage: 'Banner image',
  },
  scoreHints,
  /** Suggestions for soccer: known ones, which pages print in their language (decision 066). */
  positions: ['Goalkeeper', 'Center back', 'Full back', 'Midfielder', 'Winger', 'Forward', 'Striker'],
  teamOf: (number: number) => `Team ${number}`,
  addTeam: 'Add team',
  deleteTeam: (number: number) => `Delete team ${number}`,
  lastTeam: 'At least one career entry must remain.',
  videoUnknown: 'This will be shown as a plain link: only YouTube and Vimeo films play on the page.',
  videoPreview: 'Watch the film',
  liveCard: 'Live card',
  liveCardHint: 'This is what coaches see in the gallery. Missing scores show as TBD.',
  requiredHint: 'Fields with a star are required.',
  keepHidden: 'Keep this card hidden for now',
  saveHiddenHint: 'Visitors see nothing of this card until you make it public.',
  saveHint: (button: string) => `Nothing is public until you press ${button}.`,
  changesHint: (button: string) => `Your changes are not public until you press ${button}.`,
  create: 'Create Player',
  update: 'Update Player',
  creating: 'Creating Player',
  updating: 'Updating Player',
  createdTitle: 'Player created',
  created: 'Player has been created successfully!',
  updatedTitle: 'Player updated',
  updated: 'Player has been updated successfully!',
  viewInNewTab: 'View in a new tab',
  createAnother: 'Create another',
  samePlayer: (name: string, year: number) => `There is a card of ${name}, born in ${year}, already:`,
  noSport: 'No sport',
  samePlayerCard: (sport: string, year: number) => `${sport}, class of ${year}`,
  createFailedTitle: 'Create Player Error',
  updateFailedTitle: 'Update Player Error',
  updateFailed: 'There was an error updating the player. Please try again.',
  /** Where a save stopped. */
  stepFailed: {
    upload: 'Failed to upload image',
    'career-create': 'Failed to create career records',
    'career-update': 'Failed to update career records',
  },
  cardSaved: 'The card itself is saved. Press the button again to finish it. This does not make a second card.',
  nothingSaved: 'What you typed is still here.',
  errorSummary: (count: number) =>
    count === 1
      ? 'One field needs attention before this card can be saved.'
      : `${count} fields need attention before this card can be saved.`,

  // Pictures
  uploadBanner: 'Upload Banner Image',
  uploadProfile: 'Upload Profile Image',
  pictureTypes: (megabytes: number) => `${imageTypeNames()}, up to ${megabytes} MB`,
  removeBanner: 'Remove banner image',
  removeProfile: 'Remove profile image',
  dragRing: 'Drag the ring onto the face, or move it with the arrow keys.',
  focalRing: 'Middle of the picture',
  focalAt: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  uploading: (percent: number) => `Uploading, ${percent} %`,
  imageProblemsTitle: 'Image Validation Error',
  imageProblem: {
    card: (problem: string) => `Card Image: ${problem}`,
    banner: (problem: string) => `Banner Image: ${problem}`,
  },
  fileChanged: 'This file has changed since you chose it. Please choose it again.',

  // Drafts
  draftTitle: 'You have an unsaved draft',
  draftText: (when: string) => `It was last changed ${when}. Continue with it, or start from the saved card?`,
  draftNewText: (when: string) => `It was last changed ${when}. Continue with it, or start over?`,
  draftUse: 'Use the draft',
  draftDrop: 'Discard it',

  // Two people, one card
  conflictTitle: 'Two versions of this card',
  conflictText: (name: string | null) =>
    `${name ?? 'Somebody else'} saved this card after you opened it. Both of you changed what follows: choose which version to keep.`,
  conflictSides: { mine: 'Yours', theirs: 'Theirs' },
  conflictIncomplete: 'Choose a version of each field.',
  conflictSave: 'Save this choice',
  conflictBack: 'Back to the form',
  mergedFields: (fields: string) => `What somebody else changed meanwhile is kept: ${fields}.`,
  emptyValue: 'empty',
  hasPicture: 'picture',

  // Errors
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  signInFailedTitle: 'Authentication Error',
  sportsUnavailable: 'The sports could not be loaded. Reload the page: what you typed is kept.',
  playerNotFound: 'Player not found',
  playerUnavailable: 'The card could not be loaded',
  id: 'Id',
  error: 'Error',
};
export type StaffLabels = typeof staff;
