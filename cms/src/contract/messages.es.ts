import type { Catalogue } from './messages.en';

/** The same texts in Spanish, for the Spanish pages. */
export const es: Catalogue = {
  'rule.required': 'Completa el campo «{field}».',
  'rule.text.long': 'El campo «{field}» puede tener como máximo {max} caracteres. Acórtalo.',
  'rule.number': 'Escribe un número en «{field}».',
  'rule.integer': 'Escribe un número entero en «{field}».',
  'rule.min': 'El número en «{field}» debe ser {min} o más.',
  'rule.max': 'El número en «{field}» debe ser {max} o menos.',
  'rule.step': 'El número en «{field}» puede tener como máximo {digits} decimales.',
  'rule.year': 'Escribe en «{field}» un año entre {min} y {max}.',
  'rule.date': 'La fecha no es válida. Revisa el día, el mes y el año.',
  'rule.date.past': 'Escribe en «{field}» una fecha pasada.',
  'rule.date.future': 'La fecha en «{field}» no puede ser futura.',
  'rule.url': 'Escribe en «{field}» una dirección web que empiece con http:// o https://.',
  'rule.href':
    'Escribe en «{field}» una página del sitio (/about), un ancla (#contact), una dirección web, mailto: o tel:.',
  'rule.email': 'Escribe un correo como nombre@ejemplo.com.',
  'rule.choice': 'Elige una de las opciones en «{field}».',
  'rule.text': 'El campo «{field}» debe ser un texto.',
  'rule.list': 'El campo «{field}» debe ser una lista.',
  'rule.object': 'El campo «{field}» debe ser un objeto.',
  'rule.invalid': 'Revisa el campo «{field}»: no es válido.',
  'rule.unknown': '«{field}» no es un campo de este formulario.',
  'rule.boolean': 'El campo «{field}» debe ser verdadero o falso.',
  'rule.sport': 'Elige un deporte de la lista.',
  'rule.imageUrl': 'Sube aquí el archivo de «{field}».',
  'rule.career.end': 'El año final no puede ser anterior al inicial.',
  'rule.career.many': 'Una ficha puede tener como máximo {max} equipos. Quita uno para agregar otro.',
  'rule.password.short': 'Usa {min} caracteres o más.',
  'rule.password.common': 'Esta contraseña está en una lista de las más comunes. Elige otra.',
  'rule.phone': 'Escribe un teléfono con código de país, como +503 7000 0000.',
  'rule.consent': 'Marca esta casilla para que podamos contactarte.',
  'rule.age.young':
    'Solo recibimos solicitudes a partir de los {min} años. Pídele a tu madre, padre o tutor que nos escriba.',
  'rule.age.range': 'La edad debe estar entre {min} y {max} años.',
  'rule.captcha': 'Marca «No soy un robot» y espera a que termine la verificación.',
  'rule.captcha.expired': 'La verificación «No soy un robot» venció. Márcala otra vez.',
  'rule.captcha.used': 'La verificación «No soy un robot» ya se usó. Márcala otra vez.',
  'rule.submission.changed':
    'Ya tenemos esta solicitud con otros datos. Envíala una vez más para agregar estos como una solicitud nueva.',
  'rule.link':
    'Este enlace no es válido o ya venció. Para recibir uno nuevo, suscríbete otra vez; para dejar el boletín, escríbenos.',
  'rule.newsletter.closed': 'Por ahora no es posible suscribirse al boletín. Inténtalo otro día.',

  'image.type': 'Tipo de archivo no válido. Usa imágenes JPG, PNG, GIF o WebP.',
  'image.heic':
    'Tipo de archivo no válido. Usa imágenes JPG, PNG, GIF o WebP. Esta es una foto HEIC de un iPhone: ábrela en Fotos, toca Compartir y luego Opciones, elige «Más compatible» y envíala como JPG. Para fotos nuevas elige Configuración, Cámara, Formatos, «Más compatible».',
  'image.size': 'El archivo es demasiado grande. El tamaño máximo es {max} MB. Elige uno más pequeño.',
  'image.pixels':
    'Esta imagen tiene demasiados píxeles: {width} × {height}. Se permiten como máximo {max} millones de píxeles. Guárdala más pequeña y elígela de nuevo.',
  'image.pixels.animation':
    'Esta animación tiene demasiados píxeles: {frames} fotogramas de {width} × {height}. Se permiten como máximo {max} millones de píxeles entre todos los fotogramas. Guárdala más pequeña o más corta y elígela de nuevo.',
  'image.frames':
    'Esta animación tiene demasiados fotogramas: {frames}. Se permiten como máximo {max}. Guárdala más corta y elígela de nuevo.',
  'image.broken': 'No se puede leer esta imagen. Elige otro archivo.',
  'image.notFound': 'Esta imagen ya no está aquí. Recarga la página.',
  'file.single': 'Envía un solo archivo a la vez.',
  'database.down': 'El servidor no puede responder ahora. Inténtalo de nuevo en un momento.',
  'storage.down': 'No se puede acceder a los archivos ahora. Inténtalo de nuevo en un momento.',

  'auth.wrong': 'Correo o contraseña incorrectos',
  'auth.throttled': 'Demasiados intentos. Inténtalo de nuevo en {wait}.',
  'auth.required': 'Primero inicia sesión.',

  'lead.notFound': 'Ninguna solicitud tiene este identificador.',
  'card.notFound': 'Ninguna ficha tiene este identificador. Busca al jugador en la lista de fichas.',
  'card.changed':
    'Otra persona guardó esta ficha después de que la abriste. Ábrela otra vez y compara antes de guardar.',
  'sports.inUse': 'Este deporte todavía tiene fichas. Muévelas o bórralas primero.',
  'page.kept.global':
    'Global tiene que seguir publicado: guarda los ajustes de privacidad de los jugadores y de ahí sale el menú de cada página. Cámbialo y publica el cambio.',
  'page.kept.signIn':
    'La página de acceso tiene que seguir publicada: ahí inicia sesión nuestro personal. Cámbiala y publica el cambio.',

  'request.invalid': 'Algunos campos no son válidos. Corrige los que están marcados.',
  'request.malformed': 'No se puede leer la solicitud. Recarga la página e inténtalo de nuevo.',
  'request.method': 'Aquí solo se puede usar {methods}.',
  'request.tooMany': 'Demasiadas solicitudes. Inténtalo de nuevo en {wait}.',
  'request.tooLarge': 'La solicitud es demasiado grande. Envía menos texto o un archivo más pequeño.',
  'request.keyReused': 'Esta Idempotency-Key se usó para otra solicitud.',
  'request.keyBusy': 'Una solicitud con esta Idempotency-Key sigue en curso. Inténtalo en un momento.',
};
