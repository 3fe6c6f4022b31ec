import { messages } from '@pesantren/content/messages';
import type * as z from 'zod/mini';
import type { ListPage } from './contract/pagination.ts';
import {
  type StudentImportAnswer,
  type StudentInput,
  type StudentRecord,
  type StudentRow,
  type StudentSettings,
  studentImportAnswerSchema,
  studentRecordSchema,
  studentSettingsSchema,
} from './contract/student.ts';
import { listStudents, parsed, type StudentParams } from './student-directory.ts';
import { type ClientOptions, createTransport } from './transport.ts';

const path = '/students.php';

/** Creates the calls of the pupils' directory (docs/contract.md#students), which throw an `ApiError`. */
export function createStudents(options: ClientOptions) {
  const { call, read, write } = createTransport(options);

  async function save<Answer>(
    schema: z.ZodMiniType<Answer>,
    method: string,
    below: string,
    input: object,
    version?: number,
  ): Promise<Answer> {
    const init = { method, body: JSON.stringify(input), headers: ifMatch(version) };
    return parsed(schema, await write(path + below, messages.saveFailed, init));
  }

  return {
    /** Reads a page of what the school keeps; `full` only, with a session, as all that follow. */
    studentRecords(
      params: StudentParams = {},
      signal?: AbortSignal,
    ): Promise<ListPage<StudentRecord>> {
      return listStudents(read, studentRecordSchema, '/records', params, signal);
    },

    async studentRecord(id: string, signal?: AbortSignal): Promise<StudentRecord> {
      const { body } = await read(pathOf(id), messages.loadFailed, { signal });
      return parsed(studentRecordSchema, body);
    },

    createStudent(input: StudentInput): Promise<StudentRecord> {
      return save(studentRecordSchema, 'POST', '', input);
    },

    /** Changes a pupil. @throws ApiError with status 412 when `version` is not the newest. */
    updateStudent(id: string, input: StudentInput, version?: number): Promise<StudentRecord> {
      return save(studentRecordSchema, 'PUT', `/${encodeURIComponent(id)}`, input, version);
    },

    /** Deletes a pupil and its photo for good. */
    async removeStudent(id: string, version?: number): Promise<void> {
      const init = { method: 'DELETE', headers: ifMatch(version) };
      await write(pathOf(id), messages.deleteFailed, init);
    },

    /** Adds pupils, and changes those of the same NIS; all or none. */
    importStudents(rows: readonly StudentRow[]): Promise<StudentImportAnswer> {
      return save(studentImportAnswerSchema, 'POST', '/import', { students: rows });
    },

    async studentSettings(signal?: AbortSignal): Promise<StudentSettings> {
      const { body } = await read(`${path}/settings`, messages.loadFailed, { signal });
      return parsed(studentSettingsSchema, body);
    },

    saveStudentSettings(settings: StudentSettings): Promise<StudentSettings> {
      return save(studentSettingsSchema, 'PUT', '/settings', settings);
    },

    /** Stores the photo of a pupil whose consent allows one, in place of another; it never has a public address. */
    async saveStudentPhoto(id: string, file: Blob): Promise<StudentRecord> {
      const form = new FormData();
      form.append('file', file);
      const init = { method: 'PUT', body: form };
      const { body } = await read(`${pathOf(id)}/photo`, messages.imageUploadFailed, init);
      return parsed(studentRecordSchema, body);
    },

    async removeStudentPhoto(id: string): Promise<void> {
      await call(`${pathOf(id)}/photo`, messages.deleteFailed, { method: 'DELETE' });
    },
  };
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}

function ifMatch(version: number | undefined) {
  return { 'If-Match': version === undefined ? undefined : `"${version}"` };
}
