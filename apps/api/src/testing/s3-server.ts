import type { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Location } from '../features/upload/storage/s3-storage.ts';

type Secure = { key: Buffer; cert: Buffer };

type WriteEvent = { Records: { eventName: string; s3: { object: { key: string } } }[] };

/**
 * A server that speaks S3 with one empty bucket, and the keys that it takes in the environment.
 * @param secure its key and certificate, of `localhost`: restic signs what it sends otherwise in a way that this server does not read.
 */
export async function s3Server(secure?: Secure): Promise<{
  location: S3Location;
  directory: string;
  /** The keys of all that was written, in order. */
  written: string[];
  stop: () => Promise<void>;
}> {
  const directory = await mkdtemp(join(tmpdir(), 'pesantren-s3-'));
  const server = new S3rver({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    ...secure,
    configureBuckets: [{ name: 'sekolah', configs: [] }],
  });
  const written: string[] = [];
  const events = server as unknown as EventEmitter;
  events.on('event', ({ Records: [record] }: WriteEvent) => {
    if (record?.eventName.includes('Put')) written.push(record.s3.object.key);
  });
  const { port } = (await server.run()) as unknown as AddressInfo;
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  const endpoint = secure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return {
    written,
    directory,
    location: { bucket: 'sekolah', prefix: 'situs-a/', region: 'us-east-1', endpoint },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
