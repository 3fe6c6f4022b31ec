type CarouselDotsProps = { count: number; shown: number; onShow: (index: number) => void };

/** A dot for each picture, the shown one drawn long. */
export function CarouselDots({ count, shown, onShow }: CarouselDotsProps) {
  return (
    <div className="flex flex-wrap">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          aria-label={`Tampilkan gambar ${index + 1}`}
          aria-current={index === shown || undefined}
          onClick={() => onShow(index)}
          className="group size-target grid place-items-center"
        >
          {/* Cut to a dot rather than sized: nothing around it may move. */}
          <span className="forced-color-adjust-none forced-colors:bg-[CanvasText] forced-colors:group-aria-current:bg-[Highlight] bg-(--border-strong) group-aria-current:bg-primary group-hover:bg-primary h-2 w-6 [clip-path:inset(0_.5rem_round_.25rem)] group-aria-current:[clip-path:inset(0_round_.25rem)]" />
        </button>
      ))}
    </div>
  );
}
