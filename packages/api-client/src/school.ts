import { messages } from '@pesantren/content/messages';
import { ApiError } from './api-error.ts';
import { parseSchool, type School, type SchoolInput } from './contract/school/school.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

const path = '/school.php';

/** The facts where nobody can have saved any: under `plain` no call is made. */
const unsavedSchool: School = { facts: {}, version: 0, updatedAt: '' };

/**
 * Creates the calls of a school's facts (docs/contract.md#school). Every method throws an `ApiError`.
 * @param onMisfit receives the name of each fact that a provider sends otherwise than its schema says.
 */
export function createSchool(options: ClientOptions, onMisfit?: (name: string) => void) {
  const { read } = createTransport(options);

  function parsed(body: unknown): School {
    const school = parseSchool(body, onMisfit);
    if (!school) throw new ApiError(messages.loadFailed, { code: 'unreadable' });
    return school;
  }

  return {
    /** Reads what the school has saved. */
    async school(signal?: AbortSignal): Promise<School> {
      if (options.profile === 'plain') return unsavedSchool;
      const { body } = await read(path, messages.loadFailed, { signal });
      return parsed(body);
    },

    /**
     * Saves the facts whole, and whether the sample stands in for what is missing. @returns them with their new version. @throws ApiError with status 412 when `version` is not
     * the newest; 422 with the fields that are wrong.
     */
    async saveSchool(
      facts: SchoolInput['facts'],
      version: number,
      sample?: SchoolInput['sample'],
    ): Promise<School> {
      const init = { method: 'PUT', json: { facts, sample } satisfies SchoolInput, version };
      return parsed((await read(path, messages.saveFailed, init)).body);
    },
  };
}
