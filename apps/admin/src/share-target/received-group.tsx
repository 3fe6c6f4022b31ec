import { VisuallyHidden } from '@mantine/core';
import { useObjectUrl } from '../writing/files/use-object-url.ts';
import { kindOf, type ReceivedFile } from './received-files.ts';
import classes from './received-group.module.css';

/** The pictures that are shown of a share; more of them tell nothing more. */
const shown = 12;

type ReceivedGroupProps = {
  /** `2 foto`, or the name of a PDF. */
  label: string;
  /** The place to which the files go, in words: `ke Galeri`. */
  destination: string;
  files: readonly ReceivedFile[];
  onAccept: () => void;
  onDiscard: () => void;
};

/** Files that are accepted or discarded together. */
export function ReceivedGroup(props: ReceivedGroupProps) {
  const { label, destination, files, onAccept, onDiscard } = props;
  const pictures = files.filter(({ file }) => kindOf(file) === 'image');
  return (
    <div className={classes.group}>
      <p>
        <strong>{label}</strong> {destination}.
      </p>
      {pictures.length > 0 && (
        <ul className={classes.pictures}>
          {pictures.slice(0, shown).map(({ id, file }) => (
            <li key={id}>
              <ReceivedPicture file={file} />
            </li>
          ))}
          {pictures.length > shown && <li>dan {pictures.length - shown} lagi</li>}
        </ul>
      )}
      <p className={classes.actions}>
        <button className={classes.accept} type="button" onClick={onAccept}>
          Terima <VisuallyHidden>{label}</VisuallyHidden>
        </button>
        <button className={classes.discard} type="button" onClick={onDiscard}>
          Buang <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      </p>
    </div>
  );
}

function ReceivedPicture({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return url && <img src={url} alt={file.name} loading="lazy" decoding="async" />;
}
