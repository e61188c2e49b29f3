import fc from 'fast-check';
import sharp from 'sharp';
import { hostileText } from './values.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Forms of an upload: pictures, pictures that end too soon or have one wrong byte, and what is none. */
export async function pictureForms(): Promise<fc.Arbitrary<FormData>> {
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#d33' } });
  const pictures = await Promise.all(FORMATS.map((format) => picture.clone().toFormat(format).toBuffer()));
  const good = fc.constantFrom(...pictures);
  const bytes = fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 2, arbitrary: fc.tuple(good, fc.nat()).map(([all, end]) => all.subarray(0, end % all.length)) },
    { weight: 2, arbitrary: fc.tuple(good, fc.nat(), fc.nat(255)).map(([all, at, byte]) => withByte(all, at, byte)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 5000 }).map((array) => Buffer.from(array)) },
    { weight: 1, arbitrary: fc.constant(Buffer.from(DRAWING)) },
  );
  return fc
    .record({
      bytes,
      field: fc.oneof({ weight: 20, arbitrary: fc.constant('image') }, { weight: 1, arbitrary: hostileText }),
      name: fc.oneof(fc.constant('photo.png'), hostileText),
      type: fc.constantFrom('image/png', 'image/jpeg', 'text/html', ''),
      kind: fc.option(fc.oneof(fc.constantFrom('card', 'banner'), hostileText)),
      twice: fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    })
    .map(({ bytes, field, name, type, kind, twice }) => {
      const form = new FormData();
      if (kind !== null) form.set('kind', kind);
      for (let copy = twice ? 2 : 1; copy > 0; copy--)
        form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
      return form;
    });
}

function withByte(all: Buffer, at: number, byte: number): Buffer {
  const changed = Buffer.from(all);
  changed[at % all.length] = byte;
  return changed;
}
