import type { Catalogue } from './messages.en';

/** The same texts in Spanish, for the Spanish pages. */
export const es: Catalogue = {
  'rule.required': '{field} es obligatorio.',
  'rule.text.long': '{field} puede tener como máximo {max} caracteres.',
  'rule.number': '{field} debe ser un número.',
  'rule.integer': '{field} debe ser un número entero.',
  'rule.min': '{field} debe ser {min} o más.',
  'rule.max': '{field} debe ser {max} o menos.',
  'rule.step': '{field} puede tener como máximo {digits} decimales.',
  'rule.year': '{field} debe ser un año entre {min} y {max}.',
  'rule.date': 'La fecha no es válida.',
  'rule.date.past': '{field} debe ser una fecha pasada.',
  'rule.date.future': '{field} no puede ser una fecha futura.',
  'rule.url': '{field} debe ser una dirección web que empiece con http:// o https://.',
  'rule.href':
    '{field} debe ser una página del sitio (/about), un ancla (#contact), una dirección web, mailto: o tel:.',
  'rule.email': 'Escribe un correo como nombre@ejemplo.com.',
  'rule.choice': '{field} debe ser una de las opciones.',
  'rule.text': '{field} debe ser un texto.',
  'rule.list': '{field} debe ser una lista.',
  'rule.object': '{field} debe ser un objeto.',
  'rule.invalid': '{field} no es válido.',
  'rule.unknown': '{field} no es un campo de este formulario.',
  'rule.boolean': '{field} debe ser verdadero o falso.',
  'rule.sport': 'Elige un deporte de la lista.',
  'rule.imageUrl': '{field} debe ser una imagen subida aquí.',
  'rule.career.end': 'El año final no puede ser anterior al inicial.',
  'rule.career.many': 'Una ficha puede tener como máximo {max} equipos.',
  'rule.password.short': 'Usa {min} caracteres o más.',
  'rule.password.common': 'Esta contraseña está en una lista de las más comunes. Elige otra.',
  'rule.phone': 'Escribe un teléfono con código de país, como +503 7000 0000.',
  'rule.consent': 'Acepta para que podamos contactarte.',
  'rule.age.young': 'Solo recibimos solicitudes desde los {min} años. Pide a tu madre, padre o tutor que nos escriba.',
  'rule.age.range': 'La edad debe estar entre {min} y {max} años.',
  'rule.captcha': 'Completa la verificación de que eres una persona.',
  'rule.captcha.expired': 'La verificación de que eres una persona venció. Hazla otra vez.',
  'rule.captcha.used': 'Esta verificación ya se usó para otra solicitud. Hazla otra vez.',
  'rule.submission.changed': 'Esta solicitud ya se envió con otros datos. Recarga la página para enviar una nueva.',
  'rule.link': 'Este enlace no es válido o ya venció.',
  'rule.newsletter.closed': 'El boletín está cerrado por ahora.',

  'image.type': 'Tipo de archivo no válido. Usa imágenes JPG, PNG, GIF o WebP.',
  'image.heic':
    'Tipo de archivo no válido. Usa imágenes JPG, PNG, GIF o WebP. Esta es una foto HEIC de un iPhone: ábrela en Fotos, toca Compartir y luego Opciones, elige «Más compatible» y envíala como JPG. Para fotos nuevas elige Ajustes, Cámara, Formatos, «Más compatible».',
  'image.size': 'El archivo es demasiado grande. El tamaño máximo es {max}MB.',
  'image.pixels':
    'Esta imagen tiene demasiados píxeles: {width} × {height}. Se permiten como máximo {max} millones de píxeles. Guárdala más pequeña y elígela de nuevo.',
  'image.pixels.animation':
    'Esta animación tiene demasiados píxeles: {frames} fotogramas de {width} × {height}. Se permiten como máximo {max} millones de píxeles entre todos los fotogramas. Guárdala más pequeña o más corta y elígela de nuevo.',
  'image.frames':
    'Esta animación tiene demasiados fotogramas: {frames}. Se permiten como máximo {max}. Guárdala más corta y elígela de nuevo.',
  'image.broken': 'No se puede leer esta imagen. Elige otro archivo.',
  'image.notFound': 'Ninguna imagen tiene esta clave.',
  'file.single': 'Envía un solo archivo a la vez.',
  'storage.down': 'No se puede acceder a los archivos en este momento. Inténtalo de nuevo en un momento.',

  'auth.wrong': 'Credenciales incorrectas',
  'auth.throttled': 'Demasiados intentos. Inténtalo de nuevo en {wait}.',
  'auth.required': 'Primero inicia sesión.',

  'card.notFound': 'Ninguna ficha tiene este identificador.',
  'card.changed': 'Otra persona guardó esta ficha después de que la abriste.',
  'sports.inUse': 'Este deporte todavía tiene fichas. Muévelas o bórralas primero.',
  'page.kept.global':
    'Global tiene que seguir publicado: guarda los ajustes de privacidad de los jugadores y de ahí sale el menú de cada página. Cámbialo y publica el cambio.',
  'page.kept.signIn':
    'La página de acceso tiene que seguir publicada: ahí entra el personal. Cámbiala y publica el cambio.',

  'request.invalid': 'Algunos campos no son válidos.',
  'request.malformed': 'No se puede leer la solicitud.',
  'request.method': 'Aquí solo se puede usar {methods}.',
  'request.tooMany': 'Demasiadas solicitudes. Inténtalo de nuevo en {wait}.',
  'request.tooLarge': 'La solicitud es demasiado grande.',
  'request.keyReused': 'Esta Idempotency-Key se usó para otra solicitud.',
  'request.keyBusy': 'Una solicitud con esta Idempotency-Key sigue en curso. Inténtalo en un momento.',
};
