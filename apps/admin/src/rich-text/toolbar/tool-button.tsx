import type { ComponentProps } from 'react';
import classes from '../body-editor.module.css';

type ToolButtonProps = ComponentProps<'button'> & {
  /** True when the selected text is already so; undefined for a button that only acts. */
  isActive?: boolean;
};

/** A button of the editor's bars: touching it leaves focus and selection in the text. */
export function ToolButton({ isActive, className = '', ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${classes.control} ${className}`}
      aria-pressed={isActive || undefined}
      data-active={isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
