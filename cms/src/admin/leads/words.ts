/** Words of the screens about leads. */
export const leadWords = {
  en: {
    'leads.widget.title': 'New leads',
    'leads.widget.link': 'All leads',
    'leads.widget.count': '{count, plural, =0 {No new leads} one {# new lead} other {# new leads}}',
    'leads.urgent': 'Urgent',
    'leads.family.title': 'Same family',
    'leads.family.none': 'No other lead has this email address or phone number.',
    'leads.family.failed': 'The other leads could not be loaded. Reload the page.',
    'leads.csv': 'Download as CSV',
    'leads.csv.failed': 'The table could not be downloaded. Try again.',
    'leads.kind.assessment': 'Assessment request',
    'leads.kind.draft-registration': 'Draft registration',
    'leads.kind.draft-waiting-list': 'Draft waiting list',
    'leads.kind.coach-question': 'Question about a player',
    'leads.kind.removal-request': 'Removal request',
    'person.title': 'Personal data',
    'person.subtitle': 'Everything we hold under one email address: leads, mails and the newsletter.',
    'person.email': 'Email address',
    'person.email.hint': 'Theirs, or that of their parent or guardian.',
    'person.email.invalid': 'Enter a complete email address, such as name@example.com.',
    'person.export': 'Download their data',
    'person.exported':
      '{leads, plural, one {# lead} other {# leads}}, {mails, plural, one {# mail} other {# mails}}, newsletter: {newsletter}. Downloaded as a file.',
    'person.erase': 'Erase their data',
    'person.erase.question': 'Erase everything under {email} for good? This cannot be undone.',
    'person.erased':
      'Erased: {leads, plural, one {# lead} other {# leads}}, {mails, plural, one {# mail} other {# mails}}, newsletter: {newsletter}.',
    'person.nothing': 'Nothing is stored under this address.',
  },
  es: {
    'leads.widget.title': 'Solicitudes nuevas',
    'leads.widget.link': 'Todas las solicitudes',
    'leads.widget.count':
      '{count, plural, =0 {Ninguna solicitud nueva} one {# solicitud nueva} other {# solicitudes nuevas}}',
    'leads.urgent': 'Urgente',
    'leads.family.title': 'Misma familia',
    'leads.family.none': 'Ninguna otra solicitud tiene este correo ni este teléfono.',
    'leads.family.failed': 'No se pudieron cargar las otras solicitudes.',
    'leads.csv': 'Descargar como CSV',
    'leads.csv.failed': 'No se pudo descargar la tabla. Inténtalo de nuevo.',
    'leads.kind.assessment': 'Solicitud de evaluación',
    'leads.kind.draft-registration': 'Inscripción al draft',
    'leads.kind.draft-waiting-list': 'Lista de espera del draft',
    'leads.kind.coach-question': 'Pregunta sobre un jugador',
    'leads.kind.removal-request': 'Solicitud de retirar una ficha',
    'person.title': 'Datos personales',
    'person.subtitle': 'Todo lo que guardamos de un correo: solicitudes, correos enviados y boletín.',
    'person.email': 'Correo electrónico',
    'person.email.hint': 'El de la persona o el de su madre, padre o tutor.',
    'person.email.invalid': 'Escribe un correo completo.',
    'person.export': 'Descargar sus datos',
    'person.exported':
      '{leads, plural, one {# solicitud} other {# solicitudes}}, {mails, plural, one {# correo} other {# correos}}, boletín: {newsletter}. Descargado como archivo.',
    'person.erase': 'Borrar sus datos',
    'person.erase.question': '¿Borrar para siempre todo lo guardado de {email}? No se puede deshacer.',
    'person.erased':
      'Borrado: {leads, plural, one {# solicitud} other {# solicitudes}}, {mails, plural, one {# correo} other {# correos}}, boletín: {newsletter}.',
    'person.nothing': 'No hay nada guardado de este correo.',
  },
};

export type LeadWord = keyof typeof leadWords.en;
