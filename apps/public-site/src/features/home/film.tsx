import { messages } from '@pesantren/content/messages';
import { UiContext } from '@pesantren/ui/ui-context';
import { type RefObject, use, useState } from 'react';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';
import { siteFile } from '../../site-file.ts';

/** The film of the school, playing; words in its place where it cannot play (spec section 2). */
export function Film({ ref }: { ref: RefObject<HTMLVideoElement | null> }) {
  const { fileUrl } = use(UiContext);
  const [failed, setFailed] = useState(false);
  const reducedMotion = prefersReducedMotion();
  if (failed) {
    return (
      <p className="grid aspect-video place-items-center p-6 text-center">
        {messages.videoUnsupported}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the film has no spoken word
    <video
      ref={ref}
      poster={fileUrl(siteFile('filmPoster'))}
      autoPlay={!reducedMotion}
      preload={reducedMotion ? 'none' : 'auto'}
      controls
      playsInline
      className="bg-band rounded-control aspect-video w-full"
    >
      <source src={fileUrl(siteFile('filmWebm'))} type="video/webm" />
      {/* The last one to be tried: when it fails, none can be played. */}
      <source src={fileUrl(siteFile('film'))} type="video/mp4" onError={() => setFailed(true)} />
      {messages.videoUnsupported}
    </video>
  );
}
