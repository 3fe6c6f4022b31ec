import * as z from 'zod/mini';
import type { ResourceDefinition } from '../../resources/definition.ts';
import { sampleCarousel } from '../../seed/sample-carousel.ts';
import { createMoveRoutes } from './move-routes.ts';

/** The carousel's pictures, `/carousel_images.php`, in the order that the school has given them. */
export const carousel: ResourceDefinition<'carousel'> = {
  uploads: { src: 'image' },
  title: 'name',
  list: { sortColumn: 'rank' },
  toColumns: (_, input, before) => ({
    src: input.src,
    // A client without alternative texts leaves it unchanged.
    alt: input.alt ?? before?.alt ?? '',
    name: input.name ?? '',
  }),
  facts: { rank: z.number().check(z.int(), z.lte(0)) },
  routes: createMoveRoutes,
  samples: sampleCarousel,
};
