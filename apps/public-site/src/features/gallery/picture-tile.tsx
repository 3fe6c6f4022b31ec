import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { Picture } from '@pesantren/ui/content/picture';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { tileId, titleOf } from './gallery-view.ts';

/** The fields that the tile of a picture shows. */
export type TilePicture = Pick<Gallery, 'id' | 'title' | 'image' | 'image_focus'>;

type PictureTileProps = {
  item: TilePicture;
  /** URL of the open picture. */
  href: string;
  /** Of a tile whose picture opens over it, by `open-picture.ts`. */
  category?: string;
  sizes: string;
  priority: boolean;
  /** On phones a square, its title for screen readers only. */
  small?: boolean;
};

/** A picture of the gallery above its title, as one link to the open picture. */
export function PictureTile({
  item,
  href,
  category,
  sizes,
  priority,
  small = false,
}: PictureTileProps) {
  return (
    <a
      id={tileId(item.id)}
      href={href}
      {...(category !== undefined && {
        'data-picture': item.id,
        'data-category': category,
        'data-plain': '',
      })}
      className="group rounded-control block"
    >
      <Picture
        src={item.image}
        focus={item.image_focus}
        alt=""
        width={3}
        height={2}
        sizes={sizes}
        priority={priority}
        className={`rounded-control md:rounded-card ${small ? 'max-md:aspect-square!' : ''}`}
      />
      <span
        data-name=""
        {...languageOf(titleOf(item))}
        className={`text-mini decoration-accent md:text-small mt-2 block leading-snug font-medium decoration-2 underline-offset-4 group-hover:underline md:mt-2.5 ${small ? 'max-md:sr-only' : ''}`}
      >
        <InlineText text={titleOf(item)} />
      </span>
    </a>
  );
}
