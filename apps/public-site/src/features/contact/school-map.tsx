import { parseFocus } from '@pesantren/api-client/contract/uploads/focus';
import { isOnMap, mapEmbed, mapPage } from '@pesantren/content/contact/map';
import { Picture } from '@pesantren/ui/content/picture';
import { Button } from '@pesantren/ui/controls/button';
import { IconMap2 } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useFacts } from '../../services.ts';

const mapId = 'peta';

/** A drawn map of the valley; Google's map replaces it on request only, by `open-map.ts`. */
export function SchoolMap() {
  const { name, address, map } = useFacts().identity;
  const { picture } = map;
  const point = parseFocus(picture.focus);
  if (!picture.url && !isOnMap(map)) return null;
  return (
    <div className="min-w-0">
      {/* Phones show the part around the school, large enough to read its names. */}
      <div
        id={mapId}
        style={point ? ({ '--focus': `${point.x}% ${point.y}%` } as CSSProperties) : undefined}
        className="border-default rounded-card aspect-square overflow-hidden border md:aspect-[16/10]"
      >
        <Picture
          src={picture.url}
          alt={
            picture.alt ||
            `Peta gambar, dengan letak ${name}${address.town && ` di ${address.town}`}`
          }
          width={1600}
          height={1000}
          sizes="(min-width: 70rem) 610px, (min-width: 48rem) 100vw, 160vw"
          className="size-full max-md:[&_img]:object-(--focus)"
        />
      </div>
      {isOnMap(map) && (
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
      )}
    </div>
  );
}
