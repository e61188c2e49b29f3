import { LEAD_AGE } from '../../../../contract';
import { relabel, relabelAll, withWords } from '../../parts';
import type { SeedGlobal } from '../../seed-types';
import { globalSeed as english } from '../en/global';

const PACKS = ['Starter Pack', 'Next Level Pack', 'All-Star Pack', 'Servicios extra'];
const SCHOLARSHIPS = ['Becas garantizadas', 'Becas deportivas', 'Becas académicas'];
const PLAYERS = ['Experiencias de jugadores', 'Fichas de jugadores'];

/** Words of each part of the menu, and of the links under it. */
const MENU: readonly (readonly [label: string, links: readonly string[]])[] = [
  ['Inicio', []],
  ['Paquetes', []],
  ['Becas', SCHOLARSHIPS],
  ['Jugadores', PLAYERS],
  ['Player Draft', []],
  ['Nosotros', []],
  ['Contacto', []],
];

/** Words of each column of the footer. */
const COLUMNS: readonly (readonly [heading: string, links: readonly string[]])[] = [
  ['Paquetes', PACKS],
  ['Becas', SCHOLARSHIPS],
  ['Jugadores', PLAYERS],
  ['Player Draft', ['El Salvador 2025']],
  ['Nosotros', ['Visión', 'Misión']],
  ['Contacto', ['@upfield.example', 'hello@upfield.example']],
];

const { header, sidebar, footer } = english;

/** What every page of the demo site shares, on Spanish pages. */
export const globalSeed: SeedGlobal = {
  ...english,
  header: {
    menu: withWords(
      header.menu,
      MENU.map(([label, links], index) => ({ label, links: relabelAll(header.menu[index]?.links ?? [], links) })),
    ),
    button: relabel(header.button, 'Tu evaluación'),
  },
  sidebar: {
    ...sidebar,
    heading: 'Contenido',
    blurb:
      'Upfield ayuda a jóvenes deportistas y a sus padres a buscar becas deportivas en universidades de Estados Unidos. Todo empieza con una evaluación gratuita e individual, y el apoyo sigue hasta la graduación de la universidad.',
    offerings: relabelAll(sidebar.offerings, PACKS),
    button: relabel(sidebar.button, 'Pide tu evaluación'),
  },
  contact: {
    ...english.contact,
    whatsappText: 'Hola, me gustaría saber más sobre la evaluación gratuita.',
    whatsappLabel: 'Escríbenos por WhatsApp',
  },
  leadForm: {
    ...english.leadForm,
    submitLabel: 'Enviar mis datos',
    consentText:
      'Acepto que Upfield use estos datos para responder mi solicitud. No se venden, y puedo pedir que se borren.',
    guardianText: `Si tienes menos de ${LEAD_AGE.guardian} años, agrega los datos de tu madre, padre o tutor, que participa en cada paso.`,
    successTitle: 'Recibido.',
    successText:
      'Te escribiremos para acordar la hora de tu evaluación. Es gratuita, y después no tienes que comprar nada.',
    insecureText: 'Este formulario necesita una conexión segura. Escríbenos a scholarships@upfield.example.',
  },
  footer: {
    ...footer,
    tagline: 'Becas deportivas en universidades de Estados Unidos, de tu cancha a la suya.',
    columns: withWords(
      footer.columns,
      COLUMNS.map(([heading, labels], index) => ({
        heading,
        links: withWords(
          footer.columns[index]?.links ?? [],
          labels.map((label) => ({ label })),
        ),
      })),
    ),
    legalLinks: relabelAll(footer.legalLinks, ['Privacidad', 'Acceso del personal']),
    staffLink: relabel(footer.staffLink, 'Crear una ficha de jugador'),
    demoNotice: 'Sitio de demostración: los jugadores, los testimonios y los datos de contacto son inventados.',
  },
  newsletter: {
    ...english.newsletter,
    heading: 'Un boletín al mes',
    text: 'Fechas, plazos y lo que buscan los entrenadores. Un correo al mes, no más.',
    buttonLabel: 'Suscribirme',
    consentText: 'Acepto recibir este boletín. Cada uno trae un enlace para cancelar la suscripción.',
    pendingText: 'Falta un paso: abre el correo que te enviamos y confirma tu dirección.',
    confirmedText: 'Tu dirección está confirmada. Te llegará el próximo boletín.',
    leftText: 'Tu suscripción está cancelada. No te enviaremos más boletines.',
  },
  privacy: {
    ...english.privacy,
    guardianConsentText:
      'Como madre, padre o tutor legal acepto que Upfield muestre en público la ficha de este jugador, donde cualquier persona en internet puede verla: nombre, deporte, posición, país, {{fechaDeNacimiento}}, estatura, peso, años de graduación y de ingreso a la universidad, resultados escolares y de exámenes, carrera que quiere estudiar, idiomas, equipos, fotos y video. Puedo pedir en cualquier momento que se cambie o se retire.',
    neverAskedText: 'Pasaporte, datos bancarios o datos de salud por este sitio.\nUn pago por la evaluación.',
    removalLabel: 'Pedir que se retire la ficha',
    removalText:
      'Para el jugador y su familia. Cuéntanos qué parentesco tienes con el jugador. Atendemos estas solicitudes antes que todo lo demás, y no tienes que dar ninguna razón.',
  },
  defaultSeo: {
    ...english.defaultSeo,
    title: 'Upfield: becas deportivas en universidades de EE.\u00a0UU.',
    description:
      'Upfield ayuda a jóvenes deportistas y a sus padres a buscar becas deportivas en universidades de EE.\u00a0UU. Todo empieza con una evaluación individual y gratuita.',
  },
};
