import * as z from 'zod/mini';

/** The ways in which a backup, or its proof, goes wrong. */
export type BackupProblem =
  | 'busy'
  | 'locked'
  | 'no-place'
  | 'no-program'
  | 'wrong-key'
  | `place-${'away' | 'unknown' | 'refused' | 'empty' | 'full' | 'damaged'}`
  | 'disk-full'
  | 'database-away'
  | 'files-away'
  | 'lost-file'
  | 'clock'
  | 'interrupted'
  | 'no-room-to-prove'
  | 'not-whole'
  | 'not-starting'
  | 'failed';

/** How a run ended: `words` are for people, `''` where all is well. */
export const backupResultSchema = z.object({
  at: z.string(),
  ok: z.boolean(),
  problem: z.string(),
  words: z.string(),
});

/** The backup that was whole last; `size` is all that its place holds, in bytes. */
export const wholeBackupSchema = z.object({
  at: z.string(),
  rows: z.number(),
  files: z.number(),
  size: z.number(),
});

/** The backup or proof that runs just now: `step` in words, `share` from 0 to 1. */
export const runningBackupSchema = z.object({
  kind: z.enum(['backup', 'proof']),
  since: z.string(),
  step: z.string(),
  share: z.number(),
});

/** The state of the backups (docs/contract.md#backups); instants in ISO 8601. */
export const backupStateSchema = z.object({
  /** The place that takes them; null where nobody has named one. */
  place: z.nullable(
    z.object({
      kind: z.enum(['folder', 'server', 'bucket']),
      name: z.string(),
      /** On the disk that holds the data, and so lost with it. */
      same_disk: z.boolean(),
    }),
  ),
  running: z.nullable(runningBackupSchema),
  last: z.nullable(backupResultSchema),
  whole: z.nullable(wholeBackupSchema),
  /** The last trial to restore one. */
  proof: z.nullable(backupResultSchema),
  /** No whole backup for longer than it should take. */
  late: z.boolean(),
});

export type BackupState = z.infer<typeof backupStateSchema>;

/** The key without which nobody reads the backups, to be printed. */
export const backupKeySchema = z.object({ key: z.string() });
