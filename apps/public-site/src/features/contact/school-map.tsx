import { parseFocus } from '@pesantren/api-client/contract/focus';
import { mapEmbed, mapPage } from '@pesantren/content/map';
import { Picture } from '@pesantren/ui/content/picture';
import { Button } from '@pesantren/ui/controls/button';
import { IconMap2 } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { pictureUrl } from '../../paths.ts';
import { useServices } from '../../services.ts';

const mapId = 'peta';

/** A drawn map of the valley; Google's map replaces it on request only, by `open-map.ts`. */
export function SchoolMap() {
  const { saved, all } = useServices().facts;
  const { name, address, map } = all.identity;
  const { picture } = map;
  const point = parseFocus(picture.focus);
  return (
    <div className="min-w-0">
      {/* Phones show the part around the school, large enough to read its names. */}
      <div
        id={mapId}
        style={point ? ({ '--focus': `${point.x}% ${point.y}%` } as CSSProperties) : undefined}
        className="border-default rounded-card aspect-square overflow-hidden border md:aspect-[16/10]"
      >
        <Picture
          src={pictureUrl(picture, 'map', !!saved.identity)}
          alt={picture.alt || `Peta gambar, dengan letak ${name} di ${address.town}`}
          width={1600}
          height={1000}
          sizes="(min-width: 70rem) 610px, (min-width: 48rem) 100vw, 160vw"
          className="size-full max-md:[&_img]:object-(--focus)"
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="quiet"
          size="small"
          data-plain=""
          data-map={mapEmbed(map)}
          data-title={`Peta Google: ${name}`}
          aria-controls={mapId}
          className="noscript:hidden"
        >
          <IconMap2 className="size-5" aria-hidden="true" />
          Tampilkan peta Google
        </Button>
        <Button look="quiet" size="small" href={mapPage(map)}>
          Buka di Google Maps
        </Button>
      </div>
    </div>
  );
}
