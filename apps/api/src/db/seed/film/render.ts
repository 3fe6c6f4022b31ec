import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Canvas } from '../scenes/canvas.ts';
import { frame, type Layer, layers } from './layers.ts';

/**
 * Makes the film of the home page, ten seconds over the valley, with ffmpeg on PATH:
 * `node apps/api/src/db/seed/film/render.ts`. Writes `film.mp4`, `film.webm` and the poster
 * `film.jpg` into `media/situs`; they are committed.
 */
const [seconds, rate] = [10, 25];
const target = (name: string) => fileURLToPath(new URL(`../media/situs/${name}`, import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'film-'));

try {
  const sheets = [];
  for (const [i, layer] of layers.entries()) sheets.push(await draw(layer, i));
  const master = join(folder, 'master.mkv');
  ffmpeg([
    ...sheets.flatMap((sheet) => ['-i', sheet]),
    '-filter_complex',
    composition(),
    '-map',
    '[film]',
    '-t',
    String(seconds),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '4',
    master,
  ]);
  const flat = ['-i', master, '-pix_fmt', 'yuv420p', '-an'];
  ffmpeg([
    ...flat,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '25',
    '-movflags',
    '+faststart',
    target('film.mp4'),
  ]);
  ffmpeg([
    ...flat,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-row-mt',
    '1',
    '-cpu-used',
    '1',
    '-auto-alt-ref',
    '1',
    '-lag-in-frames',
    '25',
    target('film.webm'),
  ]);
  const still = join(folder, 'poster.png');
  ffmpeg(['-ss', String(seconds - 0.4), '-i', master, '-frames:v', '1', still]);
  await sharp(still).jpeg({ quality: 80, mozjpeg: true }).toFile(target('film.jpg'));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function draw(layer: Layer, i: number): Promise<string> {
  const c = new Canvas(frame.width + layer.travel, frame.height, 40 + i);
  layer.draw(c);
  const file = join(folder, `${String(i).padStart(2, '0')}.png`);
  await writeFile(
    file,
    await sharp(Buffer.from(c.toSvg(0)), { unlimited: true })
      .png()
      .toBuffer(),
  );
  return file;
}

// Every sheet slides by its own measure, slowly at both ends; some fade in on their way.
function composition(): string {
  const eased = `(t/${seconds})*(t/${seconds})*(3-2*t/${seconds})`;
  const sheets = layers.map(
    ({ appears }, i) =>
      `[${i}]format=yuva444p,loop=loop=${seconds * rate}:size=1,setpts=N/${rate}/TB${appears === undefined ? '' : `,fade=in:st=${appears}:d=2.5:alpha=1`}[s${i}]`,
  );
  const overlays = layers
    .slice(1)
    .map(
      ({ travel }, k) =>
        `[${k === 0 ? 's0' : `o${k}`}][s${k + 1}]overlay=x='-${travel}*${eased}':y=0:format=yuv444:shortest=1[o${k + 1}]`,
    );
  const finish = `[o${layers.length - 1}]scale=1280:720:flags=lanczos,fade=in:st=0:d=0.6:color=0xfbf7ea[film]`;
  return [...sheets, ...overlays, finish].join(';');
}

function ffmpeg(options: readonly string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: 'inherit' });
}
