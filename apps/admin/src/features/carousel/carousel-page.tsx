import { ResourcePage } from '../../resource/resource-page.tsx';
import { carouselConfig } from './carousel-config.tsx';
import { CarouselForm } from './carousel-form.tsx';

/** The pictures of the profile page's carousel: the form above, the list below. */
export function CarouselPage() {
  return <ResourcePage resource={carouselConfig} Form={CarouselForm} />;
}
