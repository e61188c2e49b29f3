import type { SectionsLabels } from '../en/sections';

export const sections: SectionsLabels = {
  previousSlide: 'Anterior',
  nextSlide: 'Siguiente',
  pauseCarousel: 'Pausar el carrusel',
  playCarousel: 'Reproducir el carrusel',
  showSlide: (number) => `Ir a la diapositiva ${number}`,
  slide: (number, of) => `${number} de ${of}`,
  days: 'días',
  hours: 'horas',
  minutes: 'minutos',
  pauseFilm: 'Pausar el video de fondo',
  playFilm: 'Reproducir el video de fondo',
  highlightsOf: (name) => `Jugadas de ${name}`,
  playHighlights: (name) => `Reproducir jugadas de ${name}`,
  ofLastEdition: (heading) => `${heading} (última edición)`,
  noEvent: 'El próximo evento todavía no tiene fecha, así que por ahora no se puede comprar el pase.',
};
