import { InlineText } from '@pesantren/ui/rich-text/inline-text';

/** The vision, as the one large sentence it is. */
export function VisionStatement({ vision }: { vision: string }) {
  return (
    <p className="text-lead text-primary-strong md:text-h3 before:bg-accent max-w-[34em] leading-[1.4] font-medium tracking-[-.015em] text-pretty before:mb-3.5 md:before:mb-5 before:block before:h-0.5 before:w-7">
      <InlineText text={vision} />
    </p>
  );
}
