import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { nullWhenNotFound } from '../api-error.ts';
import {
  type Student,
  type StudentClass,
  studentClassSchema,
  studentSchema,
} from '../contract/listed-student.ts';
import { type ListPage, type ListParams, toQueryString } from '../contract/lists/pagination.ts';
import type { Consent } from '../contract/student.ts';
import { type ClientOptions, createTransport } from '../transport/transport.ts';

const path = '/students.php';

export type StudentParams = Pick<ListParams, 'limit' | 'offset' | 'q'> & {
  class?: string;
  consent?: Consent;
};

/** Creates the calls of the directory as visitors see it (docs/contract.md#students), which throw an `ApiError`. */
export function createStudentDirectory(options: ClientOptions) {
  const { readAs, readPage } = createTransport(options);
  return {
    /** Reads a page of the directory; null while the school has not switched its own on. */
    async students(
      params: StudentParams = {},
      signal?: AbortSignal,
    ): Promise<ListPage<Student> | null> {
      if (options.profile === 'plain') return null;
      const address = path + toQueryString(params);
      return readPage(z.array(studentSchema), address, messages.loadFailed, { signal }).catch(
        nullWhenNotFound,
      );
    },

    /** Reads the classes with the number of their pupils; null while there is no own directory. */
    async studentClasses(signal?: AbortSignal): Promise<StudentClass[] | null> {
      if (options.profile === 'plain') return null;
      const classes = z.array(studentClassSchema);
      return readAs(classes, `${path}/classes`, messages.loadFailed, { signal }).catch(
        nullWhenNotFound,
      );
    },
  };
}
