import { director } from '@pesantren/content/organization';
import { Picture } from '@pesantren/ui/content/picture';
import { acrossPhone } from '@pesantren/ui/content/picture-sizes';
import { Arch } from '@pesantren/ui/ornament/arch';
import { UiContext } from '@pesantren/ui/ui-context';
import { IconZoomIn } from '@tabler/icons-react';
import { use } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths, siteFile } from '../../paths.ts';
import { LatestSidebar } from './latest-sidebar.tsx';
import { Organization } from './organization.tsx';

const purpose = 'Siapa yang memimpin pesantren, dan siapa yang mengurus apa.';

/** The director and the organization (docs/spec.md#p-04). */
export function Component() {
  return (
    <PageFrame>
      <Seo title="Struktur Organisasi" description={purpose} path={paths.structure} />
      <PageHeader title="Struktur Organisasi" text={purpose} />
      <div className="mt-10 grid gap-x-18 gap-y-16 md:mt-14 lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-16">
          <section className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[17rem_1fr]">
            <Arch className="mx-3 aspect-[12/13] max-w-60 md:max-w-none">
              <Picture
                src={siteFile('director')}
                alt={director.photoAlt}
                width={960}
                height={1040}
                sizes="(min-width: 48rem) 248px, 240px"
                priority
                className="size-full"
              />
            </Arch>
            <div className="md:pb-6">
              <p className="text-mini text-primary font-strong before:bg-accent flex items-center gap-3 before:h-0.5 before:w-7">
                {director.title}
              </p>
              <h2 className="text-h3 mt-3">{director.name}</h2>
            </div>
          </section>
          <section>
            <h2 className="text-h3 mb-6">Susunan organisasi</h2>
            <Organization />
          </section>
          <StructurePicture />
        </div>
        <LatestSidebar />
      </div>
    </PageFrame>
  );
}

/** The chart as one picture, with a link to its full size. */
function StructurePicture() {
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
      <TextLink href={fileUrl(siteFile('structure'))} className="mt-2">
        <IconZoomIn className="size-5" aria-hidden="true" />
        Buka bagan ukuran penuh
      </TextLink>
    </section>
  );
}
