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
    videoHighlight: 'Video highlight',
    highlightLink: 'Highlight link',
    packageInterested: 'Package',
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
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    sport: 'Deporte',
    country: 'País',
    graduationDate: 'Graduación de secundaria',
    videoHighlight: 'Video de jugadas',
    highlightLink: 'Enlace del video',
    packageInterested: 'Paquete',
    guardian: 'Madre, padre o tutor',
    university: 'Universidad',
    asked: 'Pregunta por',
    message: 'Mensaje',
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
  AddOns: { en: 'Add-Ons', es: 'Add-Ons' },
} as const;

/** A calendar day written out: November 28, 2026. */
function longDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * What was sent, line by line, for a mail.
 * @param audience a family gets back what it wrote, without links: our mail must not carry a stranger's link to a third
 * person's address. Staff get everything.
 */
export function answersOf(lead: LeadSubmission, audience: 'sender' | 'staff', playerName: string): Answer[] {
  const language = audience === 'staff' ? 'en' : lead.language;
  if (lead.kind === 'coach-question' || lead.kind === 'removal-request') {
    return questionAnswers(lead, language, playerName);
  }
  return familyAnswers(lead, language, audience);
}

function familyAnswers(lead: FamilyLead, language: Language, audience: 'sender' | 'staff'): Answer[] {
  const words = LABELS[language];
  const chosen = lead.packageInterested;
  const contact = [
    { label: words.email, value: lead.email },
    { label: words.phone, value: lead.phone },
    ...(lead.guardianName
      ? [{ label: words.guardian, value: `${lead.guardianName}, ${lead.guardianEmail ?? ''}` }]
      : []),
  ];
  const link = lead.videoHighlight === 'yes' && lead.highlightLink;
  return [
    { label: words.fullname, value: `${lead.fullname}, ${lead.age}` },
    ...(audience === 'staff' ? contact : []),
    { label: words.sport, value: lead.sport },
    { label: words.country, value: lead.country },
    { label: words.graduationDate, value: longDay(lead.graduationDate, language) },
    { label: words.videoHighlight, value: words[lead.videoHighlight] },
    ...(audience === 'staff' && link ? [{ label: words.highlightLink, value: link }] : []),
    { label: words.packageInterested, value: chosen ? PACKAGE_NAMES[chosen][language] : words.none },
  ];
}

function questionAnswers(lead: CoachQuestion | RemovalRequest, language: Language, playerName: string): Answer[] {
  const words = LABELS[language];
  return [
    { label: words.asked, value: playerName },
    { label: words.name, value: lead.fullname },
    { label: words.email, value: lead.email },
    ...('university' in lead ? [{ label: words.university, value: lead.university }] : []),
    ...(lead.message ? [{ label: words.message, value: lead.message }] : []),
  ];
}
