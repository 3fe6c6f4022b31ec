import type { Preview } from '@pesantren/api-client/preview';
import { validityOf } from '@pesantren/content/calendar/validity';
import { AnnouncementDetail } from '@pesantren/ui/content/announcement-detail';
import { ArticleDetail } from '@pesantren/ui/content/article-detail';
import { EventDetail } from '@pesantren/ui/content/event-detail';
import { PageDetail } from '@pesantren/ui/content/page-detail';
import { Picture } from '@pesantren/ui/content/picture';
import { Button } from '@pesantren/ui/controls/button';
import { IconEye } from '@tabler/icons-react';
import { useLoaderData } from 'react-router-dom';
import { Container } from '../../src/components/container.tsx';
import { Notice } from '../../src/components/notice.tsx';
import { Seo } from '../../src/components/seo.tsx';
import { titleOf } from '../../src/features/gallery/gallery-view.ts';
import { paths } from '../../src/paths.ts';
import { useClock } from '../../src/services.ts';

const kinds = {
  articles: 'artikel',
  announcements: 'pengumuman',
  gallery: 'foto',
  pages: 'halaman',
  agenda: 'agenda',
} as const;

/** An item as it will be, for who has the link, under a band that says so. */
export function PreviewPage() {
  const preview: Preview | null = useLoaderData();
  const clock = useClock();
  if (!preview) return <PreviewEnded />;
  const end = new Date(preview.expires_at);
  return (
    <>
      <Seo title={`Pratinjau: ${titleOf(preview.item)}`} />
      <aside aria-label="Pratinjau" className="bg-primary-soft text-primary-strong">
        <Container className="text-small flex items-center gap-3 py-3">
          <IconEye className="size-5 shrink-0" aria-hidden="true" />
          <p>
            <strong className="font-strong">Pratinjau.</strong> Begini {kinds[preview.resource]} ini
            akan tampil setelah terbit. Tautan ini berlaku sampai {clock.formatDate(end)} pukul{' '}
            {clock.formatTime(end)}.
          </p>
        </Container>
      </aside>
      <div className="max-w-measure mx-auto px-5 md:px-6">
        <Previewed {...preview} />
      </div>
    </>
  );
}

function Previewed({ resource, item }: Preview) {
  const clock = useClock();
  switch (resource) {
    case 'articles':
      return <ArticleDetail article={item} />;
    case 'announcements':
      return (
        <AnnouncementDetail announcement={item} validity={validityOf(item, new Date(), clock)} />
      );
    case 'pages':
      return <PageDetail page={item} />;
    case 'agenda':
      return <EventDetail event={item} now={new Date()} />;
    case 'gallery':
      return (
        <figure className="mt-6 md:mt-8">
          <Picture
            src={item.image}
            focus={item.image_focus}
            alt={titleOf(item)}
            width={1200}
            height={800}
            className="rounded-card"
            priority
          />
          <figcaption className="text-lead mt-4">
            {[titleOf(item), item.category].filter(Boolean).join(' · ')}
          </figcaption>
        </figure>
      );
  }
}

function PreviewEnded() {
  return (
    <>
      <Seo title="Pratinjau tidak ditemukan" />
      <Notice
        sign="404"
        title="Tautan pratinjau ini tidak berlaku"
        text="Tautan pratinjau berlaku tujuh hari, dan berakhir lebih cepat bila isinya dihapus atau sandi pembuatnya diganti. Mintalah tautan baru kepada pengirimnya."
      >
        <Button href={paths.home}>Kembali ke beranda</Button>
      </Notice>
    </>
  );
}
