import { FILM_SERVICES, IMAGE_CACHE_HOURS, LEAD_AGE, PREVIEW_SESSION_SECONDS } from '../../../contract';
import { list, paragraphs, seo } from '../parts';
import type { SeedPage } from '../seed-types';

export const privacySpanish: SeedPage<'privacy'>['spanish'] = {
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
      anchor: 'datos',
      heading: 'Qué datos recogemos',
      text: [
        ...paragraphs('Solo lo que nos envías, o lo que el equipo anota contigo:'),
        ...list(
          `Formularios de solicitud y registro: nombre, correo, teléfono, edad, deporte, país, fecha de graduación, el paquete que te interesa y, si tienes, un enlace a tu video. Si tienes menos de ${LEAD_AGE.guardian} años, también el nombre y el correo de tu madre, padre o tutor.`,
          'Fichas de jugador: nombre, deporte, país, fecha de nacimiento, estatura, peso, resultados escolares, idiomas, equipos, fotos y un enlace a video.',
          'Boletín: tu correo.',
        ),
        ...paragraphs('Por este sitio no pedimos pasaporte, datos bancarios ni de salud.'),
      ],
    },
    {
      anchor: 'menores',
      heading: `Jugadores menores de ${LEAD_AGE.guardian} años`,
      text: paragraphs(
        'Una madre, un padre o un tutor legal participa en cada paso, y el equipo anota su consentimiento en la ficha. Los visitantes ven el año de nacimiento, nunca el día. Una ficha no lleva teléfono, correo ni dirección.',
      ),
    },
    {
      anchor: 'uso',
      heading: 'Para qué los usamos',
      text: list(
        'Para responder tu solicitud y hacer la evaluación.',
        'Para preparar una ficha de jugador y mostrarla a coaches universitarios.',
        'Para enviarte el boletín, si confirmaste que lo quieres.',
      ),
    },
    {
      anchor: 'acceso',
      heading: 'Quién los ve',
      text: paragraphs(
        'Cualquier persona puede leer las fichas públicas, también los coaches; cada ficha se puede excluir de los buscadores. Lo que envías por un formulario lo lee solo nuestro equipo. No vendemos datos ni los compartimos para publicidad.',
      ),
    },
    {
      anchor: 'imagenes',
      heading: 'Fotos y video',
      text: paragraphs(
        `Guardamos las fotos sin los datos de lugar y dispositivo que los teléfonos escriben en ellas. Los videos están en ${FILM_SERVICES.join(' o ')}: no se carga nada de allí hasta que pulsas reproducir, y desde ese momento valen sus propias reglas.`,
      ),
    },
    {
      anchor: 'plazos',
      heading: 'Cuánto tiempo los guardamos',
      text: paragraphs(
        `Las solicitudes se borran a los {{leadRetentionMonths}} meses. Una ficha es pública hasta que el jugador, su familia o el equipo la retira; una ficha borrada deja de verse de inmediato y sale de la base de datos minutos después, con sus fotos. Los navegadores y las copias intermedias pueden conservar una foto hasta ${IMAGE_CACHE_HOURS} horas.`,
      ),
    },
    {
      anchor: 'derechos',
      heading: 'Tus derechos',
      text: paragraphs(
        'Puedes ver, corregir, recibir o borrar tus datos en cualquier momento, y retirar un consentimiento. Cada página de jugador tiene un enlace para pedir que se retire; o escribe a hello@upfield.example. Por un menor de edad puede pedirlo su madre, padre o tutor.',
      ),
    },
    {
      anchor: 'cookies',
      heading: 'Cookies y captcha',
      text: paragraphs(
        `Los visitantes no reciben cookies, publicidad ni rastreo. La comprobación de que eres una persona, en los formularios, corre en nuestro propio servidor. El equipo que inicia sesión guarda una sesión en su navegador, y quien edita y ve un borrador recibe una cookie por ${PREVIEW_SESSION_SECONDS / 60} minutos.`,
      ),
    },
    {
      anchor: 'cambios',
      heading: 'Cambios y contacto',
      text: paragraphs(
        'Si esta página cambia en algo importante, lo dirá al inicio. Preguntas: hello@upfield.example.',
      ),
    },
  ],
};
