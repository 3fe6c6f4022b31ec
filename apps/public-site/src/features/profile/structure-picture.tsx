import { Picture } from '@pesantren/ui/content/picture';
import { acrossPhone } from '@pesantren/ui/content/picture-sizes';
import { UiContext } from '@pesantren/ui/ui-context';
import { IconZoomIn } from '@tabler/icons-react';
import { use } from 'react';
import { siteFile } from '../../site-file.ts';

/** The chart of the organisation as a picture, whole, with the way to its full size. */
export function StructurePicture() {
  const { fileUrl } = use(UiContext);
  return (
    <section>
      <h2 className="text-h3 mb-6">Bagan organisasi</h2>
      <Picture
        src={siteFile('structure')}
        alt="Bagan organisasi pesantren; isinya tertulis di atas, pada susunan organisasi"
        width={1600}
        height={1000}
        sizes={`(min-width: 70rem) 720px, ${acrossPhone}`}
        className="rounded-card border-default border [&_img]:object-contain"
      />
      <a
        href={fileUrl(siteFile('structure'))}
        className="text-small font-strong text-primary min-h-target mt-2 inline-flex items-center gap-2 underline-offset-4 hover:underline"
      >
        <IconZoomIn className="size-5" aria-hidden="true" />
        Buka bagan ukuran penuh
      </a>
    </section>
  );
}
