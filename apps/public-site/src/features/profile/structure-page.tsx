import type { FactPicture } from '@pesantren/content/facts';
import { Picture } from '@pesantren/ui/content/picture';
import { acrossPhone } from '@pesantren/ui/content/picture-sizes';
import { Arch } from '@pesantren/ui/ornament/arch';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { UiContext } from '@pesantren/ui/ui-context';
import { IconZoomIn } from '@tabler/icons-react';
import { use } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settledSoon, useFacts } from '../../services.ts';
import { LatestSidebar, readLatest } from './latest-sidebar.tsx';
import { Organization } from './organization.tsx';

const purpose = 'Siapa yang memimpin pesantren, dan siapa yang mengurus apa.';

export async function loader({ services }: LoaderArgs): Promise<null> {
  await settledSoon(readLatest(services));
  return null;
}

/** The head of the school and the organization (docs/spec.md#p-04). */
export function Component() {
  const { posts, chart } = useFacts().structure;
  const lead = posts.find(({ picture }) => picture?.url);
  return (
    <PageFrame>
      <Seo title="Struktur Organisasi" description={purpose} path={paths.structure} />
      <PageHeader title="Struktur Organisasi" text={purpose} />
      <div className="mt-10 grid gap-x-18 gap-y-16 md:mt-14 lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-16">
          {lead && (
            <section className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[17rem_1fr]">
              <Arch className="mx-3 aspect-[12/13] max-w-60 md:max-w-none">
                <Picture
                  src={lead.picture?.url ?? ''}
                  alt={lead.picture?.alt || `${lead.title} ${lead.name}`}
                  focus={lead.picture?.focus ?? ''}
                  width={960}
                  height={1040}
                  sizes="(min-width: 48rem) 248px, 240px"
                  priority
                  className="size-full"
                />
              </Arch>
              <div className="md:pb-6">
                <p className="text-mini text-primary font-strong before:bg-accent flex items-center gap-3 before:h-0.5 before:w-7">
                  {lead.title}
                </p>
                <h2 className="text-h3 mt-3">{lead.name}</h2>
              </div>
            </section>
          )}
          {posts.length > 0 && (
            <section>
              <h2 id="susunan" className="text-h3 mb-6">
                Susunan organisasi
              </h2>
              <Organization posts={posts} lead={lead} />
            </section>
          )}
          {chart?.url && <StructurePicture chart={chart} />}
          {posts.length === 0 && !chart?.url && (
            <EmptyState message="Susunan organisasi belum diumumkan." />
          )}
        </div>
        <LatestSidebar />
      </div>
    </PageFrame>
  );
}

/** The chart as one picture, with a link to its full size. */
function StructurePicture({ chart }: { chart: FactPicture }) {
  const { fileUrl } = use(UiContext);
  return (
    <section>
      <h2 className="text-h3 mb-6">Bagan organisasi</h2>
      <Picture
        src={chart.url}
        alt={
          chart.alt ||
          'Bagan organisasi pesantren; isinya tertulis di atas, pada susunan organisasi'
        }
        width={1600}
        height={1000}
        sizes={`(min-width: 70rem) 720px, ${acrossPhone}`}
        className="rounded-card border-default border [&_img]:object-contain"
      />
      <TextLink href={fileUrl(chart.url)} className="mt-2">
        <IconZoomIn className="size-5" aria-hidden="true" />
        Buka bagan ukuran penuh
      </TextLink>
    </section>
  );
}
