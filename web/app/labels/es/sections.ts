import type { SectionsLabels } from '../en/sections';

export const sections: SectionsLabels = {
  previousSlide: 'Anterior',
  nextSlide: 'Siguiente',
  pauseCarousel: 'Detener el movimiento',
  playCarousel: 'Seguir moviendo',
  slide: (number, of) => `${number} de ${of}`,
  days: 'días',
  hours: 'horas',
  minutes: 'minutos',
  pauseFilm: 'Pausar el video de fondo',
  playFilm: 'Reproducir el video de fondo',
};
