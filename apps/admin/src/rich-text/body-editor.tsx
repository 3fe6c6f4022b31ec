import { resolveUrl } from '@pesantren/api-client/provider-url';
import { messages } from '@pesantren/content/messages';
import { formatNumber } from '@pesantren/content/numbers';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditorState } from '@tiptap/react';
import { type CSSProperties, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { toastDone } from '../shell/toasts/toast.tsx';
import { keptOrigin } from '../writing/files/kept-origin.ts';
import classes from './body-editor.module.css';
import { isOnlyPicture, type LeftOut } from './paste/clean-paste.ts';
import { AltDialog, type PictureAlt } from './pictures/alt-dialog.tsx';
import { AltNotice } from './pictures/alt-notice.tsx';
import { PhotoBar } from './pictures/photo-bar.tsx';
import { updatePictures } from './pictures/photo-commands.ts';
import { useCrop } from './pictures/use-crop.tsx';
import { type UploadProgress, usePictureUploads } from './pictures/use-picture-uploads.ts';
import type { BodyEditorProps } from './plain-body-field.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useBodyEditor } from './use-body-editor.ts';
import '@pesantren/ui/rich-text/rich-text.css';
import './document.css';

const leftOut: Readonly<Record<LeftOut, string>> = {
  pictures: 'Gambar di dalam tempelan tidak ikut. Masukkan lewat tombol Foto.',
  media: 'Video atau suara di dalam tempelan tidak ikut. Tempelkan alamatnya di baris sendiri.',
  links: 'Tautan yang tidak dapat dibuka dari situs tidak ikut; tulisannya tetap.',
};

/** The rich-text editor: a body as visitors will see it, with its toolbar above. */
export function BodyEditor(props: BodyEditorProps) {
  const [described, setDescribed] = useState<readonly PictureAlt[]>([]);
  const { apiUrl } = useServices().config;
  const uploads = usePictureUploads();
  const keyboard = useKeyboardHeight();
  const host = useRef<HTMLDivElement>(null);
  const editor = useBodyEditor(host, props, {
    isOwnPicture: (src) =>
      src.startsWith(keptOrigin) ||
      resolveUrl(apiUrl, src).startsWith(resolveUrl(apiUrl, '/uploads/')),
    onLeftOut: (what) => {
      for (const kind of what) toastDone(leftOut[kind]);
    },
    onPictures: uploads.paste,
    onFiles: (view, data) => {
      const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      const html = data?.getData('text/html') ?? '';
      // Word puts a picture of the text into the clipboard beside the text.
      if (files.length === 0 || (html && !isOnlyPicture(html))) return false;
      uploads.insert(view, files);
      return true;
    },
  });
  const crop = useCrop(uploads.originalOf, (src, file) => {
    if (editor) uploads.replace({ view: editor.view, src, file, keepsAlt: true });
  });
  const describe = (view: EditorView, pictures: readonly PictureAlt[]) => {
    const asked = new Map(described.map(({ src, alt }) => [src, alt]));
    const changed = pictures.filter(({ src, alt }) => asked.get(src) !== alt);
    const texts = new Map(changed.map(({ src, alt }) => [src, alt]));
    const select = ({ src }: { src?: string }) =>
      texts.has(src ?? '') ? { alt: texts.get(src ?? '') } : null;
    if (changed.length > 0) view.dispatch(updatePictures(view.state.tr, select));
    setDescribed([]);
  };

  return (
    <div
      className={classes.editor}
      data-invalid={props.isInvalid || undefined}
      data-keyboard={keyboard > 0 || undefined}
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
    >
      {editor && (
        <div className={classes.bars}>
          <Toolbar
            editor={editor}
            onPhotos={(files) => {
              uploads.insert(editor.view, files);
              editor.commands.focus();
            }}
          />
          <PhotoBar
            editor={editor}
            onAlt={({ node: { attrs } }) => setDescribed([{ src: attrs.src, alt: attrs.alt }])}
            onReplace={(src, file) =>
              uploads.replace({ view: editor.view, src, file, keepsAlt: false })
            }
            onCrop={crop.open}
            onMainPicture={props.onMainPicture}
          />
          <UploadBar progress={uploads.progress} />
        </div>
      )}
      <div ref={host} />
      {editor && (
        <>
          <WordCount editor={editor} />
          <AltNotice editor={editor} onFill={setDescribed} />
          <AltDialog pictures={described} onDone={(pictures) => describe(editor.view, pictures)} />
        </>
      )}
      {crop.dialog}
    </div>
  );
}

/** How much of the photos is sent. */
function UploadBar({ progress }: { progress: UploadProgress | null }) {
  if (!progress) return null;
  return (
    <p className={classes.progress}>
      <progress max={1} value={progress.sent} aria-label="Unggahan foto" />
      {messages.uploading} {Math.floor(progress.sent * 100)} % dari {progress.photos} foto
    </p>
  );
}

/** The length of the text: `312 kata · 1.980 karakter`; in a table, whose Tab makes rows without end, the way out of it. */
function WordCount({ editor }: { editor: Editor }) {
  const text = useEditorState({
    editor,
    selector: () => editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n'),
  });
  const inTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  const words = text.match(/\S+/g)?.length ?? 0;
  const characters = text.replaceAll('\n', '').length;
  return (
    <p className={classes.figures}>
      <span className={classes.wayOut} role="status">
        {inTable && 'Keluar dari tabel: panah bawah sampai sesudahnya, lalu Tab.'}
      </span>
      {formatNumber(words)} kata · {formatNumber(characters)} karakter
    </p>
  );
}

/** Less than any keyboard: the address bar of a browser that comes and goes. */
const leastHeight = 120;

function subscribe(onChange: () => void): () => void {
  const ending = new AbortController();
  for (const type of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(type, onChange, { signal: ending.signal });
  }
  return () => ending.abort();
}

/** Returns how many pixels at the window's foot a phone's keyboard covers; 0 without one. */
function keyboardHeight(): number {
  const { visualViewport: visible, innerHeight } = window;
  if (!visible || visible.scale > 1.01) return 0;
  const covered = Math.round(innerHeight - visible.height - visible.offsetTop);
  return covered < leastHeight ? 0 : covered;
}

/** The height of a phone's keyboard in pixels, 0 without one. */
function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight);
}
