import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, http, openSignedIn, providerForEachTest, server } from '../testing/app.tsx';
import { draftOnServer, rowOf } from '../testing/screen.ts';

providerForEachTest();

test('[V-20] the list has what became a draft, however the form is left', async () => {
  const { user, router } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await draftOnServer();
  await router.navigate('/articles');
  await rowOf('Panen');
});

test('[V-20] the list has a draft that arrives after its form was left', async () => {
  const gate = Promise.withResolvers<void>();
  let posts = 0;
  server.use(
    http.post('*/api/articles.php', async ({ request }) => {
      posts += 1;
      await gate.promise;
      return answer(request);
    }),
  );
  const { user, router } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await expect.poll(() => posts).toBe(1);
  await router.navigate('/articles');
  await expect.poll(() => screen.queryByRole('button', { name: 'Batal' })).toBeNull();
  gate.resolve();
  await rowOf('Panen');
});

test('[V-20] a list that was read before a draft does not outlive it', async () => {
  const gate = Promise.withResolvers<void>();
  let lists = 0;
  server.use(
    http.get('*/api/articles.php', async ({ request }) => {
      lists += 1;
      const given = await answer(request);
      if (lists <= 2) await gate.promise;
      return given;
    }),
  );
  const { user, router } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await draftOnServer();
  gate.resolve();
  await router.navigate('/articles');
  await rowOf('Panen');
});
