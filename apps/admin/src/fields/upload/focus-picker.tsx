import { VisuallyHidden } from '@mantine/core';
import {
  type Focus,
  parseFocus,
  serializeFocus,
} from '@pesantren/api-client/contract/uploads/focus';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { type PointerEvent, useState } from 'react';
import { useServices } from '../../services.ts';
import classes from './focus-picker.module.css';
import { ImagePreview } from './image-preview.tsx';

type FocusPickerProps = {
  /** The picture's URL. */
  url: string;
  /** `"30 65"` in percent, `''` for the middle. */
  value: string;
  onChange: (value: string) => void;
};

const middle: Focus = { x: 50, y: 50 };
const axes = [
  { axis: 'x', label: 'Mendatar', from: 'kiri' },
  { axis: 'y', label: 'Tegak', from: 'atas' },
] as const;

/** Sets a picture's focal point, which every crop keeps visible, by tap, by dragging or by arrow keys. */
export function FocusPicker({ url, value, onChange }: FocusPickerProps) {
  const { config } = useServices();
  const [isBroken, setIsBroken] = useState(false);
  const focus = parseFocus(value) ?? middle;
  const source = resolveUrl(config.apiUrl, url);
  if (isBroken || source === '') return <ImagePreview url={url} />;

  const point = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(
      serializeFocus({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }),
    );
  };
  return (
    <fieldset className={classes.picker}>
      <legend>
        <VisuallyHidden>Bagian foto yang selalu tampak</VisuallyHidden>
      </legend>
      <div
        role="presentation"
        className={classes.picture}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
      >
        <img src={source} alt="Pratinjau" draggable={false} onError={() => setIsBroken(true)} />
        <span className={classes.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <p className={classes.hint}>Ketuk bagian gambar yang harus selalu tampak.</p>
      <div className={classes.sliders}>
        {axes.map(({ axis, label, from }) => (
          <label key={axis}>
            {label}
            <input
              type="range"
              min={0}
              max={100}
              value={focus[axis]}
              aria-valuetext={`${focus[axis]} persen dari ${from}`}
              onChange={(event) =>
                onChange(serializeFocus({ ...focus, [axis]: Number(event.currentTarget.value) }))
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
