import { messages } from '@pesantren/content/messages';
import { SurroundingsContext } from '@pesantren/ui/surroundings';
import { use, useState } from 'react';
import { siteFile } from '../../site-file.ts';

/** The film of the school, playing; words in its place where it cannot play (spec section 2). */
export function Film() {
  const { fileUrl } = use(SurroundingsContext);
  const [failed, setFailed] = useState(false);
  if (failed)
    return <p className="grid aspect-video place-items-center">{messages.videoUnsupported}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the film has no spoken word
    <video
      src={fileUrl(siteFile('film'))}
      poster={fileUrl(siteFile('filmPoster'))}
      onError={() => setFailed(true)}
      autoPlay
      controls
      playsInline
      className="rounded-control aspect-video w-full bg-pita"
    >
      {messages.videoUnsupported}
    </video>
  );
}
