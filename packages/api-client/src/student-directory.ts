import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import {
  type Student,
  type StudentClass,
  studentClassSchema,
  studentSchema,
} from './contract/listed-student.ts';
import { type ListPage, type ListParams, toQueryString } from './contract/pagination.ts';
import type { Consent } from './contract/student.ts';
import { type ClientOptions, createTransport } from './transport.ts';

const path = '/students.php';

export type StudentParams = Pick<ListParams, 'limit' | 'offset' | 'q'> & {
  class?: string;
  consent?: Consent;
};

/** Creates the calls of the directory as visitors see it (docs/contract.md#students), which throw an `ApiError`. */
export function createStudentDirectory(options: ClientOptions) {
  const { read } = createTransport(options);
  return {
    /** Reads a page of the directory; null while the school has not switched its own on. */
    async students(
      params: StudentParams = {},
      signal?: AbortSignal,
    ): Promise<ListPage<Student> | null> {
      if (options.profile === 'plain') return null;
      return listStudents(read, studentSchema, '', params, signal).catch(nullWhenMissing);
    },

    /** Reads the classes with the number of their pupils; null while there is no own directory. */
    async studentClasses(signal?: AbortSignal): Promise<StudentClass[] | null> {
      if (options.profile === 'plain') return null;
      const classes = listStudents(read, studentClassSchema, '/classes', {}, signal);
      return classes.then(({ items }) => items).catch(nullWhenMissing);
    },
  };
}

/** Reads a page of pupils, each as `schema` says. @throws ApiError for any that is otherwise. */
export async function listStudents<Item>(
  read: ReturnType<typeof createTransport>['read'],
  schema: z.ZodMiniType<Item>,
  below: string,
  params: StudentParams,
  signal?: AbortSignal,
): Promise<ListPage<Item>> {
  const query = toQueryString(params);
  const { response, body } = await read(path + below + query, messages.loadFailed, { signal });
  const items = parsed(z.array(schema), body);
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
}

/** Parses an answer. @throws ApiError */
export function parsed<Answer>(schema: z.ZodMiniType<Answer>, body: unknown): Answer {
  const answer = z.safeParse(schema, body);
  if (!answer.success) throw new ApiError(messages.loadFailed, { code: 'unreadable' });
  return answer.data;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
