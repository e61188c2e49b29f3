import type { FilmHead } from '@upfield/cms/contract';
import type { FilmFile } from './film';

/** The moving tactics board that plays where an editor has chosen no film of their own. */
export const PITCH_HERO: FilmFile[] = [
  { url: '/media/pitch-hero.webm', mime: 'video/webm' },
  { url: '/media/pitch-hero.mp4', mime: 'video/mp4' },
];

export const PITCH_GALLERY: FilmFile[] = [
  { url: '/media/pitch-gallery.webm', mime: 'video/webm' },
  { url: '/media/pitch-gallery.mp4', mime: 'video/mp4' },
];

/** The files of a page's head: the editor's film, else ours; none when the switch is off. */
export function filmFiles({ showFilm, film }: Pick<FilmHead, 'showFilm' | 'film'>, ours: FilmFile[]): FilmFile[] {
  if (!showFilm) return [];
  return film ? [{ url: film.url, mime: film.mime }] : ours;
}
