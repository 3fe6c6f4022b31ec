import {
  accountChangeSchema,
  accountInputSchema,
  accountPasswordSchema,
  accountSchema,
  deviceSchema,
  loginInputSchema,
  passwordInputSchema,
  sessionSchema,
} from '@pesantren/api-client/contract/account';
import { occasionSchema } from '@pesantren/api-client/contract/agenda';
import { carouselMoveSchema } from '@pesantren/api-client/contract/carousel';
import { studentClassSchema, studentSchema } from '@pesantren/api-client/contract/listed-student';
import { foundSchema } from '@pesantren/api-client/contract/lists/found';
import {
  backupKeySchema,
  backupStateSchema,
} from '@pesantren/api-client/contract/operating/backup';
import {
  calendarEntrySchema,
  itemStates,
  pinInputSchema,
  previewLinkSchema,
  previewSchema,
  publishedNames,
  revisionSchema,
  stateCountsSchema,
  stateFilters,
} from '@pesantren/api-client/contract/publication';
import * as registration from '@pesantren/api-client/contract/registration';
import { schoolInputSchema, schoolSchema } from '@pesantren/api-client/contract/school/school';
import {
  studentImportAnswerSchema,
  studentImportSchema,
  studentInputSchema,
  studentRecordSchema,
  studentRowSchema,
  studentSettingsInputSchema,
  studentSettingsSchema,
} from '@pesantren/api-client/contract/student';
import { wireCount, wireFlag, wireId, wireText } from '@pesantren/api-client/contract/texts/wire';
import { storedPictureSchema } from '@pesantren/api-client/contract/uploads/picture';
import {
  pdfReadingLimits,
  uploadAnswerSchema,
} from '@pesantren/api-client/contract/uploads/upload';
import { type ResourceName, resourceNames, resources } from '@pesantren/api-client/resources';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { maxLimit, maxSearchLength } from '../../http/pagination.ts';

/** A description of a route, as OpenAPI 3.1 has it (Operation Object). */
type Spec = Parameters<typeof describeRoute>[0];

export type Parameter = Exclude<NonNullable<Spec['parameters']>[number], { $ref: string }>;

type RequestContent = Extract<NonNullable<Spec['requestBody']>, { content: object }>['content'];

type Details = {
  parameters?: readonly Parameter[];
  /** The schema of its JSON body, or `file` for a form with a file in field `file`. */
  body?: z.ZodMiniType | 'file';
  /** Schemas by status, null without a body or with one that is no JSON. */
  answers: Readonly<Record<number, z.ZodMiniType | null>>;
  /** Response headers of this route, besides those that all have. */
  headers?: readonly string[];
  /** The credentials it needs; the API key when left out. */
  needs?: 'nothing' | 'key' | 'session';
};

/** Our provider's exact output, where the contract tolerates more from other providers. */
const exact = new Map<unknown, object>([
  [wireId, { type: 'integer', minimum: 1 }],
  [wireText, { type: 'string' }],
  [wireCount, { type: ['integer', 'null'], minimum: 0 }],
  [wireFlag, { type: 'boolean' }],
]);

export const sessionListSchema = z.array(z.extend(deviceSchema, { id: z.uuid() }));

export const uploadSchema = z.object({ data: uploadAnswerSchema });

export const logEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  username: z.string(),
  address: z.string(),
  action: z.string(),
  resource: z.string(),
  item_id: z.nullable(z.int()),
});

/** The names of schemas in the document, besides those of the resources. */
const names = new Map<unknown, string>([
  [accountSchema, 'account'],
  [accountInputSchema, 'account-input'],
  [accountChangeSchema, 'account-change'],
  [accountPasswordSchema, 'account-password'],
  [backupStateSchema, 'backup-state'],
  [backupKeySchema, 'backup-key'],
  [calendarEntrySchema, 'calendar-entry'],
  [storedPictureSchema, 'picture'],
  [pinInputSchema, 'pin'],
  [previewSchema, 'preview'],
  [previewLinkSchema, 'preview-link'],
  [revisionSchema, 'revision'],
  [stateCountsSchema, 'state-counts'],
  [carouselMoveSchema, 'carousel-move'],
  [foundSchema, 'found'],
  [loginInputSchema, 'login'],
  [occasionSchema, 'occasion'],
  [passwordInputSchema, 'password'],
  [registration.openWaveSchema, 'open-wave'],
  [registration.registrationSchema, 'registration'],
  [registration.registrationAnswerSchema, 'registration-answer'],
  [registration.registrationInputSchema, 'registration-input'],
  [registration.registrationKeySchema, 'registration-key'],
  [registration.registrationKeyInputSchema, 'registration-key-input'],
  [registration.registrationPassphraseSchema, 'registration-passphrase'],
  [registration.registrationSettingsSchema, 'registration-settings'],
  [registration.registrationSettingsInputSchema, 'registration-settings-input'],
  [registration.registrationStateInputSchema, 'registration-state-input'],
  [registration.registrationStatesInputSchema, 'registration-states-input'],
  [registration.registrationStatusSchema, 'registration-status'],
  [registration.registrationWaveSchema, 'registration-wave'],
  [schoolSchema, 'school'],
  [schoolInputSchema, 'school-input'],
  [studentSchema, 'student'],
  [studentClassSchema, 'student-class'],
  [studentRecordSchema, 'student-record'],
  [studentInputSchema, 'student-input'],
  [studentRowSchema, 'student-row'],
  [studentImportSchema, 'student-import'],
  [studentImportAnswerSchema, 'student-import-answer'],
  [studentSettingsSchema, 'student-settings'],
  [studentSettingsInputSchema, 'student-settings-input'],
  [sessionSchema, 'session'],
  [sessionListSchema.def.element, 'device'],
  [uploadSchema, 'upload'],
  [logEntrySchema, 'log-entry'],
]);

function nameOf(schema: unknown): string | undefined {
  for (const name of resourceNames) {
    if (schema === resources[name].item) return name;
    if (schema === resources[name].input) return `${name}-input`;
  }
  return names.get(schema);
}

/** Descriptions of the statuses that are neither success nor a problem. */
const descriptions: Readonly<Record<string, string>> = {
  304: 'Tidak berubah',
  416: 'Di luar ukuran file',
  503: 'Belum siap',
};

const security = { nothing: [], key: [{ key: [] }], session: [{ key: [], session: [] }] };

/** Describes a route in the OpenAPI document, from where it is mounted; its calls pass through. */
export function describe(
  summary: string,
  { parameters, body, answers, headers = [], needs = 'key' }: Details,
) {
  const described = Object.entries(answers).map(([status, schema]) => [
    status,
    {
      description: descriptions[status] ?? 'Berhasil',
      headers: headerObjects(headers),
      ...(schema && { content: json(schema) }),
    },
  ]);
  return describeRoute({
    summary,
    security: security[needs],
    ...(parameters && { parameters: [...parameters] }),
    ...(body && {
      requestBody: {
        required: body === 'file' || !z.safeParse(body, {}).success,
        content: body === 'file' ? form : json(body),
      },
    }),
    responses: {
      ...Object.fromEntries(described),
      default: { $ref: '#/components/responses/problem' },
    },
  });
}

export function headerObjects(headers: readonly string[]) {
  return Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } as const }]));
}

const form = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        file: { type: 'string', contentMediaType: 'application/octet-stream' },
        pdf_image: { type: 'string', contentMediaType: 'image/webp' },
        pdf_pages: { type: 'integer', minimum: 1, maximum: pdfReadingLimits.pages },
        pdf_text: { type: 'string', maxLength: pdfReadingLimits.text },
      },
      required: ['file'],
    },
  },
} satisfies RequestContent;

function json(schema: z.ZodMiniType) {
  const options = {
    override({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }) {
      const own = exact.get(zodSchema);
      if (own) {
        for (const keyword of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, keyword);
        Object.assign(jsonSchema, own);
      }
      addPublication(zodSchema, jsonSchema);
      // The library makes a component of every schema with a `ref`.
      const ref = nameOf(zodSchema);
      if (ref) Object.assign(jsonSchema, { ref });
    },
  };
  return { 'application/json': { schema: resolver(schema, { options }) } };
}

const text = { type: 'string' } as const;

const moment = { type: ['string', 'null'], format: 'date-time' };

/** The times of an item, as a session sends and reads them (docs/contract.md#publication). */
const publicationProperties = {
  input: { state: { enum: itemStates }, publish_at: moment, expire_at: moment },
  answer: {
    state: { enum: itemStates },
    ...{ publish_at: text, expire_at: text, pinned_at: text, submitted_at: text, written_by: text },
    ...{ reviewed_at: text, reviewed_by: text, review_note: text },
    draft_version: { type: ['integer', 'null'], minimum: 1 },
  },
};

/** Adds the fields of publishing to the form and the item of a resource that has them; none is required. */
function addPublication(zodSchema: unknown, jsonSchema: { properties?: object }): void {
  for (const name of publishedNames) {
    const isInput = zodSchema === resources[name].input;
    if (!isInput && zodSchema !== resources[name].item) continue;
    const added = publicationProperties[isInput ? 'input' : 'answer'];
    jsonSchema.properties = { ...added, ...jsonSchema.properties };
  }
}

export const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'integer' },
};

export function queryParameter(name: string, schema: Parameter['schema'] = text): Parameter {
  return { name, in: 'query', schema };
}

export function headerParameter(name: string): Parameter {
  return { name, in: 'header', schema: text };
}

export const ifNoneMatch = headerParameter('If-None-Match');

export const paginationParameters = [
  queryParameter('limit', { type: 'integer', minimum: 0, maximum: maxLimit }),
  queryParameter('offset', { type: 'integer', minimum: 0 }),
];

/** The query of a search: its words and the page. */
export const searchParameters = [
  queryParameter('q', { ...text, maxLength: maxSearchLength }),
  ...paginationParameters,
  ifNoneMatch,
];

/** The query of a list (docs/contract.md#parts-of-lists). */
export function listParameters(name: ResourceName): Parameter[] {
  const sortFields = Object.keys(resources[name].sortFields);
  return [
    ...paginationParameters,
    queryParameter('q', { ...text, maxLength: maxSearchLength }),
    queryParameter('category'),
    queryParameter('slug'),
    queryParameter('sort', { enum: sortFields.flatMap((field) => [field, `-${field}`]) }),
    queryParameter('fields', { enum: ['summary'] }),
    queryParameter('state', { enum: [...stateFilters] }),
    queryParameter('deleted', { enum: ['true'] }),
    ifNoneMatch,
  ];
}
