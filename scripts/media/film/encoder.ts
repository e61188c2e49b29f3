import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Quality } from './films.ts';

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

/** One file per kind of browser: VP9 for those that play it, H.264 for the rest. */
export const encodings = [
  {
    extension: 'webm',
    options: ({ vp9 }: Quality) =>
      `-c:v libvpx-vp9 -pix_fmt yuv420p -crf ${vp9} -b:v 0 -g 400 -row-mt 1 -cpu-used 3 -deadline good`.split(' '),
  },
  {
    extension: 'mp4',
    options: ({ h264 }: Quality) =>
      `-c:v libx264 -pix_fmt yuv420p -profile:v high -preset slow -crf ${h264} -tune animation -movflags +faststart`.split(
        ' ',
      ),
  },
] as const;

/** Feeds raw frames to ffmpeg. */
export class Encoder {
  private readonly process: ChildProcess;
  private readonly done: Promise<void>;

  private constructor(args: readonly string[]) {
    this.process = spawn('ffmpeg', [...quiet, ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
    this.done = finished(this.process);
  }

  /** Takes frames of three bytes a pixel and writes a lossless film to `file`. */
  static lossless(file: string, { width, height }: { width: number; height: number }, rate: number): Encoder {
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(rate), '-i', '-'];
    return new Encoder([...input, '-c:v', 'libx264rgb', '-preset', 'ultrafast', '-crf', '0', file]);
  }

  /** Encodes a finished film anew, without sound and without notes about the tool. @throws when ffmpeg fails */
  static async convert(from: string, to: string, options: readonly string[]): Promise<void> {
    const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
    const filter = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv'];
    const args = [...quiet, '-i', from, '-an', '-map_metadata', '-1', ...filter, ...colours, ...options, to];
    await finished(spawn('ffmpeg', args, { stdio: 'inherit' }));
  }

  /** Resolves when ffmpeg can take another frame. */
  async write(frame: Buffer): Promise<void> {
    const input = this.process.stdin;
    if (!input) throw new Error('ffmpeg takes no input');
    if (!input.write(frame)) await Promise.race([once(input, 'drain'), this.done]);
  }

  /** Closes the film. @throws when ffmpeg failed */
  async end(): Promise<void> {
    this.process.stdin?.end();
    await this.done;
  }
}

async function finished(process: ChildProcess): Promise<void> {
  const [code] = await once(process, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
}
