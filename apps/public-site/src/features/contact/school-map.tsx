import { parseFocus } from '@pesantren/api-client/contract/focus';
import { mapEmbed, mapPage } from '@pesantren/content/map';
import { Picture } from '@pesantren/ui/content/picture';
import { Button } from '@pesantren/ui/controls/button';
import { IconMap2 } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { pictureUrl } from '../../paths.ts';
import { useServices } from '../../services.ts';

/** A drawn map of the valley; Google's map replaces it on request only. */
export function SchoolMap() {
  const { saved, all } = useServices().facts;
  const { name, address, map } = all.identity;
  const { picture } = map;
  const point = parseFocus(picture.focus);
  const [interactive, setInteractive] = useState(false);
  return (
    <div className="min-w-0">
      {/* Phones show the part around the school, large enough to read its names. */}
      <div
        style={point ? ({ '--focus': `${point.x}% ${point.y}%` } as CSSProperties) : undefined}
        className="border-default rounded-card aspect-square overflow-hidden border md:aspect-[16/10]"
      >
        {interactive ? (
          <iframe
            ref={focus}
            src={mapEmbed(map)}
            title={`Peta Google: ${name}`}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            allowFullScreen
            className="weave-ground size-full"
          />
        ) : (
          <Picture
            src={pictureUrl(picture, 'map', !!saved.identity)}
            alt={picture.alt || `Peta gambar, dengan letak ${name} di ${address.town}`}
            width={1600}
            height={1000}
            sizes="(min-width: 70rem) 610px, (min-width: 48rem) 100vw, 160vw"
            className="size-full max-md:[&_img]:object-(--focus)"
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {!interactive && (
          <Button
            look="quiet"
            size="small"
            onClick={() => setInteractive(true)}
            className="noscript:hidden"
          >
            <IconMap2 className="size-5" aria-hidden="true" />
            Tampilkan peta Google
          </Button>
        )}
        <Button look="quiet" size="small" href={mapPage(map)}>
          Buka di Google Maps
        </Button>
      </div>
    </div>
  );
}

function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
