import type { Post } from '@pesantren/content/facts';
import { Picture } from '@pesantren/ui/content/picture';

/** A post with those that report to it. */
type Branch = { post: Post; below: Branch[] };

/** The organization in words, as nested lists joined by lines: it fits a phone, where a picture does not (docs/spec.md#f-42). */
export function Organization({ posts, lead }: { posts: readonly Post[]; lead: Post | undefined }) {
  return (
    <ul className="grid gap-3">
      {branchesOf(posts).map((branch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have the same title
        <PostItem key={index} {...branch} lead={lead} />
      ))}
    </ul>
  );
}

/** Turns an outline into trees: a post is below the last one before it of less depth. */
function branchesOf(posts: readonly Post[]): Branch[] {
  const root: Branch[] = [];
  const way: Branch[] = [];
  for (const post of posts) {
    while ((way.at(-1)?.post.depth ?? -1) >= post.depth) way.pop();
    const branch = { post, below: [] };
    (way.at(-1)?.below ?? root).push(branch);
    way.push(branch);
  }
  return root;
}

/** True for a part of a unit that has nothing but its title. */
function isPart({ post, below }: Branch): boolean {
  return post.depth === 3 && !post.name && !post.duty && !post.picture && below.length === 0;
}

/** One post, with the posts under it; `lead` is the head of the chart. */
function PostItem({ post, below, lead }: Branch & { lead: Post | undefined }) {
  const { title, name, duty, picture } = post;
  const isLead = post === lead;
  const hasParts = below.length > 0 && below.every(isPart);
  const muted = isLead ? 'text-on-band-muted' : 'text-muted';
  return (
    <li className="relative">
      <div
        className={`rounded-control flex gap-4 border px-4 py-3.5 md:px-5 ${isLead ? 'bg-band text-on-band border-transparent' : 'bg-card border-default'}`}
      >
        {picture?.url && !isLead && (
          <Picture
            src={picture.url}
            alt={picture.alt}
            focus={picture.focus}
            width={56}
            height={56}
            sizes="56px"
            className="rounded-control size-14 shrink-0"
          />
        )}
        <div className="min-w-0">
          <h3 className="text-body leading-snug tracking-[-.012em]">{title}</h3>
          {name && <p className={`text-small leading-normal ${duty ? '' : muted}`}>{name}</p>}
          {duty && <p className={`text-small leading-normal ${muted}`}>{duty}</p>}
          {hasParts && (
            <ul className="mt-2.5 flex flex-wrap gap-1.5">
              {below.map(({ post: part }, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same title
                  key={index}
                  className="bg-primary-soft text-primary-strong text-mini rounded-tag px-2 py-0.5 font-medium"
                >
                  {part.title}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {below.length > 0 && !hasParts && (
        <ul className="posts">
          {below.map((branch, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have the same title
            <PostItem key={index} {...branch} lead={lead} />
          ))}
        </ul>
      )}
    </li>
  );
}
