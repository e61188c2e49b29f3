import { lettering } from '../../../cms/src/art/index.ts';
import { type Box, dots, rising } from './dots.ts';
import { type Field, stock } from './palette.ts';

/** A finished drawing: what is inside the SVG, and the window onto it. */
export interface Drawing {
  readonly view: Box;
  readonly body: string;
}

/** The window from the origin to the given size. */
export function sheet(width: number, height: number): Box {
  return { x: 0, y: 0, width, height };
}

/**
 * Wraps a drawing into an SVG document.
 * @param width the width in pixels; the height likewise
 */
export function svgDocument({ view, body }: Drawing, width: number, height: number): string {
  const window = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${window}">${body}</svg>`;
}

/** A filled rectangle. */
export function rect(box: Box, fill: string): string {
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${fill}"/>`;
}

/** A filled path. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** An unfilled line; round ends unless `attributes` says otherwise. */
export function line(d: string, stroke: string, width: number, attributes = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${attributes}/>`;
}

/** A filled circle. */
export function disc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
}

/** A drawing moved, turned or scaled by `transform`. */
export function at(transform: string, body: string): string {
  return `<g transform="${transform}">${body}</g>`;
}

let clips = 0;

/** Shows `body` only inside the outline `d`. */
export function clipped(d: string, body: string): string {
  const id = `clip-${clips++}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** Outline of a rectangle, for clipping. */
export function outline({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A printed ground: flat ink with dots that thicken downwards. */
export function ground(view: Box, ink: Field, pitch = 14, from = view.y + 60, span = 700): string {
  return rect(view, ink.flat) + dots({ box: view, pitch, tone: rising(from, span), ink: ink.dots });
}

/** Chalk lines of a pitch, laid over a ground. */
export function chalkLines(body: string, opacity: number, width = 5): string {
  return `<g fill="none" stroke="${stock}" stroke-width="${width}" opacity="${opacity}">${body}</g>`;
}

/** Numerals and capitals in the display face, as outlines; `x` is their middle, `y` the baseline. */
export function shout(text: string, x: number, y: number, capHeight: number, fill: string): string {
  return lettering(text, { centre: x, baseline: y, capHeight, fill });
}
