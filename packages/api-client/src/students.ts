import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { type ListPage, toQueryString } from './contract/lists/pagination.ts';
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
import type { StudentParams } from './staff/student-directory.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

const path = '/students.php';

/** Creates the calls of the pupils' directory (docs/contract.md#students), which throw an `ApiError`. */
export function createStudents(options: ClientOptions) {
  const { call, readAs, readPage, write } = createTransport(options);

  return {
    /** Reads a page of what the school keeps; `full` only, with a session, as all that follow. */
    studentRecords(
      params: StudentParams = {},
      signal?: AbortSignal,
    ): Promise<ListPage<StudentRecord>> {
      const address = `${path}/records${toQueryString(params)}`;
      return readPage(z.array(studentRecordSchema), address, messages.loadFailed, { signal });
    },

    studentRecord(id: string, signal?: AbortSignal): Promise<StudentRecord> {
      return readAs(studentRecordSchema, pathOf(id), messages.loadFailed, { signal });
    },

    createStudent(input: StudentInput): Promise<StudentRecord> {
      const init = { method: 'POST', json: input };
      return readAs(studentRecordSchema, path, messages.saveFailed, init);
    },

    /** Changes a pupil. @throws ApiError with status 412 when `version` is not the newest. */
    updateStudent(id: string, input: StudentInput, version?: number): Promise<StudentRecord> {
      const init = { method: 'PUT', json: input, version };
      return readAs(studentRecordSchema, pathOf(id), messages.saveFailed, init);
    },

    /** Deletes a pupil and its photo for good. */
    async removeStudent(id: string, version?: number): Promise<void> {
      await write(pathOf(id), messages.deleteFailed, { method: 'DELETE', version });
    },

    /** Adds pupils, and changes those of the same NIS; all or none. */
    importStudents(rows: readonly StudentRow[]): Promise<StudentImportAnswer> {
      const init = { method: 'POST', json: { students: rows } };
      return readAs(studentImportAnswerSchema, `${path}/import`, messages.saveFailed, init);
    },

    studentSettings(signal?: AbortSignal): Promise<StudentSettings> {
      return readAs(studentSettingsSchema, `${path}/settings`, messages.loadFailed, { signal });
    },

    saveStudentSettings(settings: StudentSettings): Promise<StudentSettings> {
      const init = { method: 'PUT', json: settings };
      return readAs(studentSettingsSchema, `${path}/settings`, messages.saveFailed, init);
    },

    /** Stores the photo of a pupil whose consent allows one, in place of another; it never has a public address. */
    saveStudentPhoto(id: string, file: Blob): Promise<StudentRecord> {
      const form = new FormData();
      form.append('file', file);
      const init = { method: 'PUT', form };
      return readAs(studentRecordSchema, `${pathOf(id)}/photo`, messages.imageUploadFailed, init);
    },

    async removeStudentPhoto(id: string): Promise<void> {
      await call(`${pathOf(id)}/photo`, messages.deleteFailed, { method: 'DELETE' });
    },
  };
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
