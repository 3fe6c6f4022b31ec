import { director } from '@pesantren/content/organisation';
import { Picture } from '@pesantren/ui/content/picture';
import { Arch } from '@pesantren/ui/ornament/arch';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { siteFile } from '../../site-file.ts';
import { LatestSidebar } from './latest-sidebar.tsx';
import { Organisation } from './organization.tsx';
import { StructurePicture } from './structure-picture.tsx';

const purpose = 'Siapa yang memimpin pesantren, dan siapa yang mengurus apa.';

/** The director and the organisation (spec section 2). */
export function StructurePage() {
  return (
    <div className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
      <Seo title="Struktur Organisasi" description={purpose} path={paths.structure} />
      <h1 className="text-h2">Struktur Organisasi</h1>
      <p className="text-lead text-muted mt-3">{purpose}</p>
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
              <p className="text-mini text-primary font-strong before:bg-accent flex items-center gap-3 before:h-0.5 before:w-7 before:content-['']">
                {director.title}
              </p>
              <h2 className="text-h3 mt-3">{director.name}</h2>
            </div>
          </section>
          <section>
            <h2 className="text-h3 mb-6">Susunan organisasi</h2>
            <Organisation />
          </section>
          <StructurePicture />
        </div>
        <LatestSidebar />
      </div>
    </div>
  );
}
