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
import { isUploadName, type Storage, StorageError } from './storage.ts';

/** The location of a bucket; `prefix` is a folder in it (`''` or `situs/`). */
export type S3Location = { bucket: string; prefix: string; region: string; endpoint?: string };

/**
 * Creates a storage in a bucket of S3, Amazon's or another's. Credentials come from the SDK's own variables
 * (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`). S3 acknowledges a PUT once it is whole and durable.
 */
export function createS3Storage({
  bucket,
  prefix,
  region,
  endpoint,
}: S3Location): Storage & { check: () => Promise<void> } {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other providers than Amazon refuse its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 20_000,
      throwOnRequestTimeout: true,
    },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  return {
    async write(name, bytes) {
      const facts = { Body: bytes, ContentLength: bytes.byteLength };
      await orStorageError(client.send(new PutObjectCommand({ ...at(name), ...facts })));
    },

    async find(name) {
      const head = client.send(new HeadObjectCommand(at(name))).catch((error: unknown) => {
        if (error instanceof NotFound) return null;
        throw error;
      });
      const found = await orStorageError(head);
      if (!found) return null;
      const { ContentLength: size = 0, LastModified: modified = new Date(0) } = found;
      return { name, size, modified };
    },

    async read(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await orStorageError(
        client.send(new GetObjectCommand({ ...at(name), Range })),
      );
      if (!Body) throw new StorageError(`${name} came without a body`);
      return Body.transformToWebStream();
    },

    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size: size = 0, LastModified: modified = new Date(0) } of Contents) {
          const name = Key.slice(prefix.length);
          if (isUploadName(name)) yield { name, size, modified };
        }
      }
    },

    async remove(name) {
      await orStorageError(client.send(new DeleteObjectCommand(at(name))));
    },

    // An interrupted PUT leaves nothing behind.
    removeUnfinished: async () => {},

    /** @throws the SDK's error when the bucket does not answer, is missing, or refuses the credentials. */
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },

    async isWritable() {
      return this.check().then(
        () => true,
        () => false,
      );
    },

    freeBytes: async () => Number.POSITIVE_INFINITY,
  };
}

/** Awaits a call of the SDK. @throws StorageError in place of the SDK's errors. */
async function orStorageError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new StorageError(String(cause), { cause });
  }
}
