import { FILM_SERVICES, LEAD_AGE } from '../../../../contract';
import { list, paragraphs, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

/** Anchors are those of the English page, so that a place in the text has the same one in both languages. */
const text: SeedPage<'privacy'>['document'] = {
  seo: seo(
    'Privacidad | Upfield',
    'Qué datos de jugadores y familias recoge Upfield, para qué, quién los ve, cuánto tiempo se guardan y cómo pedir que se borren.',
  ),
  title: 'Privacidad',
  lead: 'Cómo trata Upfield los datos de jugadores y familias. Muchos jugadores son menores de edad.',
  contentsLabel: 'En esta página',
  otherLanguageLabel: 'Read in English',
  sections: [
    {
      anchor: 'collect',
      heading: 'Qué datos recogemos',
      text: [
        ...paragraphs('Lo que nos envías, lo que llega junto con eso y lo que nuestro personal anota contigo:'),
        ...list(
          `Formularios de solicitud e inscripción: nombre, correo, teléfono, edad, deporte, país, fecha de graduación, el paquete que te interesa, si escribe el jugador o su familia y, si tienes, un enlace a tu video o que nos lo vas a enviar. Si tienes menos de ${LEAD_AGE.guardian} años, también el nombre y el correo de tu madre, padre o tutor.`,
          'Con cada formulario: el día y la hora, la página desde la que se envió, su idioma, el texto del consentimiento y, si llegaste por un enlace o anuncio nuestro, la campaña que ese enlace nombra. Nuestro personal agrega notas sobre cómo sigue tu solicitud.',
          'Preguntas de entrenadores: nombre, correo, universidad, el jugador y el mensaje. Solicitudes de retirar una ficha: nombre, correo, el jugador y el mensaje.',
          'Fichas de jugador: nombre, deporte, posición, país, fecha de nacimiento, estatura, peso, años de graduación y de ingreso a la universidad, resultados escolares y de exámenes, carrera que quiere estudiar, idiomas, equipos, fotos y un enlace a video; y quién dio el consentimiento, qué día y con qué texto. Un consentimiento retirado queda registrado como retirado hasta que se borre la ficha.',
          'Boletín: tu correo. Si cancelas la suscripción queda marcado como cancelado, hasta que nos pidas borrarlo.',
          'Contra el abuso: cuántas solicitudes llegan de cada dirección de red, por un día como máximo. Esa dirección se guarda de forma que no se puede leer.',
        ),
      ],
    },
    {
      anchor: 'minors',
      heading: `Jugadores menores de ${LEAD_AGE.guardian} años`,
      text: paragraphs(
        `Una madre, un padre o un tutor legal participa en cada paso, y nuestro personal anota su consentimiento en la ficha. Los visitantes ven {{fechaDeNacimiento}}. Una ficha no lleva teléfono, correo ni dirección. {{reglaDeConsentimiento}} Cuando un jugador de menos de ${LEAD_AGE.guardian} años nos envía un formulario, la madre, el padre o el tutor que allí nombra recibe la misma confirmación.`,
      ),
    },
    {
      anchor: 'use',
      heading: 'Para qué los usamos',
      text: list(
        'Para responder tu solicitud y hacer la evaluación.',
        'Para preparar una ficha de jugador y mostrarla a entrenadores universitarios.',
        'Para enviarte el boletín, si confirmaste que lo quieres.',
      ),
    },
    {
      anchor: 'see',
      heading: 'Quién los ve',
      text: paragraphs(
        'Cualquier persona puede leer las fichas públicas, también los entrenadores; cada ficha se puede excluir de los buscadores. Lo que envías por un formulario lo lee solo nuestro personal. No vendemos datos ni los compartimos para publicidad.',
      ),
    },
    {
      anchor: 'pictures',
      heading: 'Fotos y video',
      text: paragraphs(
        `Guardamos las fotos sin los datos de lugar y dispositivo que los teléfonos escriben en ellas. Los videos están en ${FILM_SERVICES.join(' o ')}: no se carga nada de allí hasta que presionas reproducir, y desde ese momento se aplican sus propias reglas.`,
      ),
    },
    {
      anchor: 'keep',
      heading: 'Cuánto tiempo los guardamos',
      text: paragraphs(
        'Las solicitudes, preguntas y peticiones de retiro enviadas por un formulario se borran a los {{leadRetentionMonths}} meses, con todos los correos sobre ellas; las copias de los correos enviados, a los {{mailRetentionDays}} días. Una dirección del boletín que no se confirma se borra a los {{newsletterConfirmDays}} días. Una ficha es pública hasta que el jugador, su familia o nuestro personal la retira; una ficha borrada deja de verse de inmediato y sale de la base de datos minutos después, con sus fotos. Los navegadores y las copias intermedias pueden conservar una foto hasta {{pictureCacheHours}} horas.',
      ),
    },
    {
      anchor: 'rights',
      heading: 'Tus derechos',
      text: paragraphs(
        'Puedes ver, corregir, recibir o borrar tus datos en cualquier momento, y retirar un consentimiento. Cada página de jugador tiene un enlace para pedir que se retire; o escribe a {{privacyEmail}}. Por un menor de edad puede pedirlo su madre, padre o tutor.',
      ),
    },
    {
      anchor: 'cookies',
      heading: 'Cookies y captcha',
      text: paragraphs(
        'Los visitantes no reciben cookies ni publicidad, y no seguimos a nadie de página en página. Si el enlace por el que llegaste nombra una campaña, tu navegador la recuerda hasta que cierras la pestaña, y el formulario que envías nos la dice. La comprobación de que eres una persona, en los formularios, corre en nuestro propio servidor. Nuestro personal, cuando inicia sesión, guarda una sesión en su navegador y, después, el idioma de sus pantallas en una cookie; quien edita y ve un borrador recibe una cookie por {{previewMinutes}} minutos.',
      ),
    },
    {
      anchor: 'changes',
      heading: 'Cambios y contacto',
      text: paragraphs('Si esta página cambia en algo importante, lo dirá al inicio. Preguntas: {{privacyEmail}}.'),
    },
  ],
};

export const privacySeed: SeedPage<'privacy'> = { document: text, updatedOn: null, providers: [], hostingCountry: '' };
