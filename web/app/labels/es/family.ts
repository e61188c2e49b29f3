import type { FamilyLabels } from '../en/family';

export const family: FamilyLabels = {
  writer: '¿Quién escribe?',
  writers: { player: 'Soy quien juega', parent: 'Soy mamá, papá o tutor' },
  ofPlayer: 'El nombre del jugador, no el de su mamá o papá',
  ofParent: {
    fullname: 'Nombre completo del jugador',
    email: 'Correo del jugador',
    phone: 'Tu teléfono',
    age: 'Edad del jugador',
    guardianName: 'Tu nombre completo',
    guardianEmail: 'Tu correo',
  },
  required: 'Llena todo lo que no dice «opcional».',
  optional: 'opcional',
  filmByWhatsapp: 'Mi video está en mi teléfono. Lo voy a enviar por WhatsApp.',
  same: 'El jugador y su mamá, papá o tutor tienen el mismo nombre y el mismo correo. Corrige uno de ellos o confirma que está bien.',
  sameConfirmed: 'Está bien: son los mismos',
  sent: {
    when: 'Cuándo',
    from: 'Te escribimos desde',
    film: 'Tu video',
    filmText: 'Envíalo ahora: abre WhatsApp y adjúntalo.',
  },
};
