/** A line of text that is still to come; its size is given by `className`. */
export function SkeletonBar({ className }: { className: string }) {
  return <span className={`bg-primary-soft rounded-tag block ${className}`} />;
}
