import { type ReactNode, useRef } from 'react';
import { pictureTypes } from '../../fields/upload/file-input.tsx';
import { ToolButton } from '../toolbar/tool-button.tsx';

type PhotoControlProps = {
  label: string;
  className?: string | undefined;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** A toolbar's button that chooses photos; a phone offers its gallery and its camera. */
export function PhotoControl({ label, className = '', isMultiple, ...props }: PhotoControlProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton
        aria-label={label}
        title={label}
        className={className}
        onClick={() => input.current?.click()}
      >
        {props.children}
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        multiple={isMultiple ?? false}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </>
  );
}
