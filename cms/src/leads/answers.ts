import type { CoachQuestion, FamilyLead, Language, LeadSubmission, RemovalRequest } from '../contract';
import type { Answer } from '../mail/render';

const LABELS = {
  en: {
    fullname: 'Player',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    sport: 'Sport',
    country: 'Country',
    graduationDate: 'High school graduation',
    videoHighlight: 'Highlight film',
    highlightLink: 'Link to the film',
    packageInterested: 'Package',
    filmByWhatsapp: 'The film',
    byWhatsapp: 'Is on their phone and comes by WhatsApp',
    writer: 'Written by',
    writers: { player: 'The player', parent: 'A parent or guardian' },
    chosenPack: 'Chosen on the packages page',
    guardian: 'Parent or guardian',
    university: 'University',
    asked: 'Asked about',
    message: 'Message',
    yes: 'Yes',
    no: 'No',
    none: 'None chosen',
  },
  es: {
    fullname: 'Jugador',
    graduationDate: 'Graduación de bachillerato',
    videoHighlight: 'Video de jugadas',
    packageInterested: 'Paquete',
    asked: 'Sobre',
    yes: 'Sí',
    no: 'No',
    none: 'Ninguno elegido',
  },
} as const;

const PACKAGE_NAMES = {
  NextLevelPack: { en: 'Next Level Pack', es: 'Next Level Pack' },
  AllStarPack: { en: 'All-Star Pack', es: 'All-Star Pack' },
  ShowcasePass: { en: 'Showcase Pass', es: 'Showcase Pass' },
  DontKnowYet: { en: 'I don’t know yet', es: 'Todavía no lo sé' },
  AddOns: { en: 'Add-Ons', es: 'Servicios extra' },
} as const;

/** A calendar day written out: November 28, 2026. */
function longDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** All submitted values, one per line, for the mail to staff. */
export function answersForStaff(lead: LeadSubmission, playerName: string): Answer[] {
  const words = LABELS.en;
  if (lead.kind === 'coach-question' || lead.kind === 'removal-request') return questionAnswers(lead, playerName);
  return [
    { label: words.fullname, value: `${lead.fullname}, ${lead.age}` },
    ...(lead.writer ? [{ label: words.writer, value: words.writers[lead.writer] }] : []),
    { label: words.email, value: lead.email },
    { label: words.phone, value: lead.phone },
    ...(lead.guardianName
      ? [{ label: words.guardian, value: `${lead.guardianName}, ${lead.guardianEmail ?? ''}` }]
      : []),
    { label: words.sport, value: lead.sport },
    { label: words.country, value: lead.country },
    ...choices(lead, 'en', filmOf(lead)),
    ...(lead.chosenPack ? [{ label: words.chosenPack, value: lead.chosenPack }] : []),
  ];
}

/** Where the film is: its link, or the promise to send it. */
function filmOf({ videoHighlight, highlightLink, filmByWhatsapp }: FamilyLead): Answer[] {
  if (videoHighlight !== 'yes') return [];
  const words = LABELS.en;
  return [
    ...(highlightLink ? [{ label: words.highlightLink, value: highlightLink }] : []),
    ...(filmByWhatsapp ? [{ label: words.filmByWhatsapp, value: words.byWhatsapp }] : []),
  ];
}

/**
 * What the confirmation repeats: the first name and what was chosen from lists. Free text stays out, because the mail
 * goes to an unconfirmed address.
 */
export function answersForSender(lead: LeadSubmission, firstName: string, playerName: string): Answer[] {
  const words = LABELS[lead.language];
  if (lead.kind === 'coach-question' || lead.kind === 'removal-request') {
    return [{ label: words.asked, value: playerName }];
  }
  return [{ label: words.fullname, value: `${firstName}, ${lead.age}` }, ...choices(lead, lead.language)];
}

/** @param afterVideo lines that belong to the video's */
function choices(lead: FamilyLead, language: Language, afterVideo: Answer[] = []): Answer[] {
  const words = LABELS[language];
  const chosen = lead.packageInterested;
  return [
    { label: words.graduationDate, value: longDay(lead.graduationDate, language) },
    { label: words.videoHighlight, value: words[lead.videoHighlight] },
    ...afterVideo,
    { label: words.packageInterested, value: chosen ? PACKAGE_NAMES[chosen][language] : words.none },
  ];
}

function questionAnswers(lead: CoachQuestion | RemovalRequest, playerName: string): Answer[] {
  const words = LABELS.en;
  return [
    { label: words.asked, value: playerName },
    { label: words.name, value: lead.fullname },
    { label: words.email, value: lead.email },
    ...('university' in lead ? [{ label: words.university, value: lead.university }] : []),
    ...(lead.message ? [{ label: words.message, value: lead.message }] : []),
  ];
}
