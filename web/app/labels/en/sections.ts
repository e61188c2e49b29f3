export const sections = {
  previousSlide: 'Previous',
  nextSlide: 'Next',
  pauseCarousel: 'Stop moving',
  playCarousel: 'Keep moving',
  slide: (number: number | string, of: number | string) => `${number} of ${of}`,
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  pauseFilm: 'Pause background video',
  playFilm: 'Play background video',
};

export type SectionsLabels = typeof sections;
