import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

const steps = [
  { step: -1, label: 'Gambar sebelumnya', Icon: IconChevronLeft },
  { step: 1, label: 'Gambar berikutnya', Icon: IconChevronRight },
] as const;

/** Previous and next; `onStep` hears -1 or 1. */
export function CarouselSteps({ onStep }: { onStep: (step: number) => void }) {
  return (
    <div className="bg-surface rounded-card flex p-0.5 md:gap-0.5 md:p-1">
      {steps.map(({ step, label, Icon }) => (
        <button
          key={step}
          type="button"
          aria-label={label}
          data-tooltip
          onClick={() => onStep(step)}
          className="size-target rounded-control hover:bg-primary-soft grid place-items-center"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
