import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { schoolQuery } from './query.ts';
import { createSchool } from './school.ts';

test('[J-05] under plain nobody asks for what the school has saved', async () => {
  const client = createSchool({
    url: 'https://api.sekolah.example/api',
    key: 'kunci',
    profile: 'plain',
    fetch: () => expect.fail('a call was made'),
  });
  const school = await new QueryClient().fetchQuery(schoolQuery(client));
  expect(school).toEqual({ facts: {}, version: 0, updatedAt: '' });
});
