/** Renders the moving tactics board into web/public/media. Run: npx tsx scripts/media/film.ts [hero|gallery|hero-small|gallery-small] */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Encoder, encodings } from './film/encoder.ts';
import { type Film, films, posters } from './film/films.ts';
import { LOOP } from './pitch/formation.ts';
import { pitchDocument } from './pitch/picture.ts';
import { play } from './pitch/play.ts';
import { turf } from './pitch/turf.ts';

const folder = fileURLToPath(new URL('../../web/public/media/', import.meta.url));
const FRAMES_PER_SECOND = 25;

const wanted = process.argv.slice(2);
for (const [name, film] of Object.entries(films)) {
  if (wanted.length === 0 || wanted.includes(name)) await render(film);
}
for (const poster of posters) {
  const drawn = sharp(Buffer.from(pitchDocument(poster.framing, poster.at)), { unlimited: true });
  const picture = poster.width ? drawn.resize({ width: poster.width }) : drawn;
  await picture.toFormat(poster.format, { quality: poster.quality }).toFile(join(folder, poster.file));
}

/** Draws each frame once into a lossless master, then encodes that for each kind of browser. */
async function render({ file, framing, quality, largest }: Film): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'upfield-film-'));
  try {
    const master = join(work, 'master.mkv');
    await drawFrames(framing, Encoder.lossless(master, framing, FRAMES_PER_SECOND));
    for (const { extension, options } of encodings) {
      const target = join(folder, `${file}.${extension}`);
      await Encoder.convert(master, target, options(quality));
      const { size } = await stat(target);
      console.log(`${file}.${extension} ${(size / 1024).toFixed(0)} KB`);
      if (size > largest) throw new Error(`${target} is larger than ${largest} bytes`);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function drawFrames(framing: Film['framing'], encoder: Encoder): Promise<void> {
  const still = await sharp(Buffer.from(turf(framing)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width: framing.width, height: framing.height, channels: 3 } as const;
  for (let frame = 0; frame < LOOP * FRAMES_PER_SECOND; frame++) {
    const moving = Buffer.from(play(framing, frame / FRAMES_PER_SECOND));
    await encoder.write(
      await sharp(still, { raw })
        .composite([{ input: moving }])
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  }
  await encoder.end();
}
