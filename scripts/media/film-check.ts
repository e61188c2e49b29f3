/** Checks the finished films. Run: npx tsx scripts/media/film-check.ts. Ends with an error when one is not as promised. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Film, films } from './film/films.ts';
import { LOOP } from './pitch/formation.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../web/public/media/', import.meta.url));

interface Probe {
  readonly streams: readonly { codec_type: string; pix_fmt: string; width: number; height: number }[];
  readonly format: { readonly duration: string };
}

for (const film of Object.values(films)) {
  for (const extension of ['webm', 'mp4']) {
    const path = `${folder}${film.file}.${extension}`;
    const faults = await inspect(path, film);
    console.log(`${film.file}.${extension}: ${faults.length ? faults.join('; ') : 'as promised'}`);
    if (faults.length) process.exitCode = 1;
  }
}

async function inspect(path: string, { framing, largest }: Film): Promise<string[]> {
  const { streams, format } = await probe(path);
  const video = streams[0];
  const { size: bytes } = await stat(path);
  const seam = await difference(path, 0, LOOP * 25 - 1);
  const step = await difference(path, 0, 1);
  const rules: readonly (readonly [boolean, string])[] = [
    [streams.length === 1 && video?.codec_type === 'video', 'has something beside the picture'],
    [video?.pix_fmt === 'yuv420p', `pixel format ${video?.pix_fmt}`],
    [video?.width === framing.width && video?.height === framing.height, `size ${video?.width} by ${video?.height}`],
    [Math.abs(Number(format.duration) - LOOP) < 0.05, `lasts ${format.duration} s`],
    [bytes <= largest, `${bytes} bytes`],
    // Two neighbouring frames differ a little; last and first must not differ much more than that.
    [seam < step * 2 + 0.5, `the seam shows: ${seam.toFixed(2)} against ${step.toFixed(2)} between neighbours`],
  ];
  return rules.filter(([kept]) => !kept).map(([, fault]) => fault);
}

async function probe(path: string): Promise<Probe> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path]);
  return JSON.parse(stdout);
}

/** Mean difference between two frames, in grey levels. */
async function difference(path: string, first: number, second: number): Promise<number> {
  const [a, b] = await Promise.all([grey(path, first), grey(path, second)]);
  const total = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);
  return total / a.length;
}

async function grey(path: string, frame: number): Promise<Buffer> {
  const filter = `select=eq(n\\,${frame}),scale=400:-2,format=gray`;
  const args = ['-v', 'error', '-i', path, '-vf', filter, '-frames:v', '1', '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
