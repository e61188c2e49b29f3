export const sections = {
  previousSlide: 'Previous',
  nextSlide: 'Next',
  pauseCarousel: 'Pause slides',
  playCarousel: 'Play slides',
  showSlide: (number: number) => `Go to slide ${number}`,
  slide: (number: number | string, of: number | string) => `${number} of ${of}`,
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  pauseFilm: 'Pause background film',
  playFilm: 'Play background film',
  highlightsOf: (name: string) => `Highlights of ${name}`,
  playHighlights: (name: string) => `Play highlights, ${name}`,
  ofLastEdition: (heading: string) => `${heading} (last edition)`,
  noEvent: 'No date is set for the next event, so there is no pass to buy now.',
};

export type SectionsLabels = typeof sections;
