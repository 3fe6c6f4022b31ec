type CarouselDotsProps = { count: number; shown: number; onShow: (index: number) => void };

/** A dot for each picture, the shown one drawn long. */
export function CarouselDots({ count, shown, onShow }: CarouselDotsProps) {
  return (
    <div className="flex flex-wrap justify-center">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          aria-label={`Tampilkan gambar ${index + 1}`}
          aria-current={index === shown || undefined}
          onClick={() => onShow(index)}
          className="group size-target grid place-items-center"
        >
          <span className="bg-garis-kuat group-aria-current:bg-daun-tombol group-hover:bg-daun-teks h-2 w-2 rounded-full group-aria-current:w-6" />
        </button>
      ))}
    </div>
  );
}
