/** What an SVG document needs around its shapes. */
export interface SvgOptions {
  readonly width: number;
  readonly height: number;
  /** Accessible name; without one the picture is hidden from assistive technology. */
  readonly label?: string;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Wraps shapes into an SVG document with a name or, without one, marked as decoration. */
export function svg(shapes: string, options: SvgOptions): string {
  const naming = options.label ? `role="img" aria-label="${escapeAttribute(options.label)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${options.width} ${options.height}" ${naming}>${shapes}</svg>`;
}

/** Repeats a drawing step for 0 up to `count`, not included, and joins the shapes. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
