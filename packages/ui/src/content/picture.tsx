import { parseFocus } from '@pesantren/api-client/contract/uploads/focus';
import { pictureSizes } from '@pesantren/api-client/contract/uploads/picture-sizes';
import { use, useState } from 'react';
import { UiContext } from '../ui-context.ts';

type PictureProps = {
  /** As the wire has it: absolute, or a path on the provider's host; `''` when there is none. */
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Pixels; they give the box its shape before the picture arrives. */
  width: number;
  height: number;
  /** The `sizes` of the layout it stands in, for the choice among the provider's widths. */
  sizes?: string;
  /** The largest of those widths that the layout ever needs. */
  widest?: number;
  /** Fetched eagerly: the picture that a page opens with. */
  priority?: boolean;
  /** `object-fit: contain`, without a ground; otherwise it covers its box. */
  whole?: boolean;
  /** The focal point where it fills the box: `"30 65"` in percent; the middle when `''`. */
  focus?: string;
  className?: string;
};

/** A picture that keeps its box; a missing or broken one shows the weave, never a broken picture. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  widest = 1920,
  priority,
  whole,
  focus = '',
  className,
}: PictureProps) {
  const ui = use(UiContext);
  const address = src && ui.fileUrl(src);
  const [broken, setBroken] = useState('');
  const style = { aspectRatio: `${width} / ${height}` };
  const point = parseFocus(focus);
  const box = `block overflow-hidden ${className ?? ''}`;

  if (address === '' || address === broken) {
    const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : {};
    return <span {...name} className={`weave-ground ${box}`} style={style} />;
  }
  const sources = pictureSizes(address, ui.sizedPicturesAt).filter(({ width }) => width <= widest);
  const only = sources.length === 1 ? sources[0] : undefined;
  return (
    <span className={whole ? box : `weave-ground ${box}`} style={style}>
      <img
        // Where it failed before React listened, no error event follows.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) setBroken(address);
        }}
        onError={() => setBroken(address)}
        src={only?.src ?? address}
        {...(sources.length > 1 && {
          srcSet: sources.map(({ src, width }) => `${src} ${width}w`).join(', '),
          sizes,
        })}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        style={point ? { objectPosition: `${point.x}% ${point.y}%` } : undefined}
        className={`size-full ${whole ? 'object-contain' : 'object-cover'}`}
      />
    </span>
  );
}
