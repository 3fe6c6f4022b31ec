import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Backend, bounded } from './bounded-storage.ts';
import { isUploadName, type Storage, StorageError } from './storage.ts';

/** The location of a bucket; `prefix` is a folder in it (`''` or `situs/`). */
export type S3Location = { bucket: string; prefix: string; region: string; endpoint?: string };

/**
 * Creates a storage in a bucket of S3, Amazon's or another's. Credentials come from the SDK's own variables
 * (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`). S3 acknowledges a PUT once it is whole and durable.
 */
export function createS3Storage(location: S3Location, deadline?: number): Storage {
  return bounded(bucketOf(location), deadline);
}

function bucketOf({ bucket, prefix, region, endpoint }: S3Location): Backend {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other providers than Amazon refuse its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  return {
    async write(name, bytes, abortSignal) {
      const facts = { Body: bytes, ContentLength: bytes.byteLength };
      await client.send(new PutObjectCommand({ ...at(name), ...facts }), { abortSignal });
    },

    async find(name, abortSignal) {
      try {
        const found = await client.send(new HeadObjectCommand(at(name)), { abortSignal });
        const { ContentLength: size = 0, LastModified: modified = new Date(0) } = found;
        return { name, size, modified };
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },

    async read(name, range, abortSignal) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ ...at(name), Range });
      const { Body } = await client.send(command, { abortSignal });
      if (!Body) throw new StorageError(`${name} came without a body`);
      return Body.transformToWebStream();
    },

    async *list(abortSignal) {
      const wanted = { Bucket: bucket, Prefix: prefix };
      const pages = paginateListObjectsV2({ client }, wanted, { abortSignal });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size: size = 0, LastModified: modified = new Date(0) } of Contents) {
          const name = Key.slice(prefix.length);
          if (isUploadName(name)) yield { name, size, modified };
        }
      }
    },

    async remove(name, abortSignal) {
      await client.send(new DeleteObjectCommand(at(name)), { abortSignal });
    },

    // An interrupted PUT leaves nothing behind.
    removeUnfinished: async () => {},

    async check(abortSignal) {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
    },

    freeBytes: async () => Number.POSITIVE_INFINITY,
  };
}
