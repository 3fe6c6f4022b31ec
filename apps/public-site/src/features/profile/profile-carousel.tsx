import { UiContext } from '@pesantren/ui/ui-context';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useServices } from '../../services.ts';
import { Carousel } from './carousel.tsx';
import { carouselQuery } from './carousel-query.ts';

/** The carousel with what the provider has for it; when that is nothing, or fails, there is none (spec section 8). */
export function ProfileCarousel() {
  const { fileUrl } = use(UiContext);
  const { data, isPending } = useQuery(carouselQuery(useServices().client));
  if (isPending) {
    return (
      <div
        aria-hidden="true"
        className="bg-primary-soft rounded-card mb-11 aspect-[16/10] animate-pulse md:aspect-[21/9] noscript:hidden"
      />
    );
  }
  const pictures = data?.items.filter(({ src }) => src && fileUrl(src)) ?? [];
  return pictures.length > 0 && <Carousel pictures={pictures} />;
}
