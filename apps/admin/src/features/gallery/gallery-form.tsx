import { type Gallery, galleryInputSchema } from '@pesantren/api-client/contract/gallery';
import { changedAt } from '../../crud/changed-at.ts';
import type { Drafts } from '../../crud/drafts.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import type { Editor } from '../../crud/use-editor.ts';
import { useResourceForm } from '../../crud/use-resource-form.ts';
import { CategoryField } from '../../fields/category-field.tsx';
import { ImageField } from '../../fields/image-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { useIsUploading } from '../../fields/use-upload.ts';
import { emptyGallery, galleryValues } from './gallery-values.ts';

type GalleryFormProps = {
  editor: Editor<Gallery>;
  drafts: Drafts;
  /** Those that the gallery has so far. */
  categories: readonly string[];
  onClose: () => void;
};

/** Adds or edits a gallery item; title and image URL are required (spec section 5). */
export function GalleryForm({ editor, drafts, categories, onClose }: GalleryFormProps) {
  const { item, isOpen, turn } = editor;
  const { form, ...state } = useResourceForm({
    name: 'gallery',
    id: item?.id ?? null,
    original: item ? galleryValues(item) : emptyGallery,
    inputOf: galleryInputSchema.parse,
    drafts,
    saved: 'Item galeri disimpan.',
    onClose,
    onReopen: () => editor.open(item),
  });
  const isUploading = useIsUploading();

  return (
    <ResourceForm
      heading={item ? 'Mengedit item galeri' : 'Item galeri baru'}
      note={changedAt(item)}
      isOpen={isOpen}
      isEditing={item !== null}
      isSaving={state.isSaving}
      waitsFor={isUploading ? 'Menunggu gambar…' : ''}
      takesFocus={isOpen && turn > 0}
      error={state.error}
      restored={state.restored}
      onTouch={editor.touch}
      onSubmit={state.submit}
      onCancel={state.cancel}
      onDiscard={state.discard}
      first={
        <TitleField
          aria-label="Judul"
          placeholder={isOpen ? 'Judul gambar' : 'Judul gambar baru'}
          required
          {...form.getInputProps('title')}
        />
      }
      fields={<ImageField label="Gambar" required {...form.getInputProps('image')} />}
      aside={<CategoryField suggestions={categories} {...form.getInputProps('category')} />}
    />
  );
}
