import {
  type Carousel,
  type CarouselInput,
  carouselInputSchema,
} from '@pesantren/api-client/contract/carousel';
import { changedAt } from '../../crud/changed-at.ts';
import type { Drafts } from '../../crud/drafts.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import type { Editor } from '../../crud/use-editor.ts';
import { useResourceForm } from '../../crud/use-resource-form.ts';
import { ImageField } from '../../fields/image-field.tsx';
import { useIsUploading } from '../../fields/use-upload.ts';

type CarouselFormProps = { editor: Editor<Carousel>; drafts: Drafts; onClose: () => void };

/** Adds or edits a picture of the carousel; its URL is required (spec section 5). */
export function CarouselForm({ editor, drafts, onClose }: CarouselFormProps) {
  const { item, isOpen, turn } = editor;
  const original: CarouselInput = { src: item?.src ?? '' };
  const { form, ...state } = useResourceForm({
    name: 'carousel',
    id: item?.id ?? null,
    original,
    inputOf: carouselInputSchema.parse,
    drafts,
    saved: 'Gambar carousel disimpan.',
    onClose,
    onReopen: () => editor.open(item),
  });
  const isUploading = useIsUploading();

  return (
    <ResourceForm
      heading={item ? 'Mengedit gambar carousel' : 'Gambar carousel baru'}
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
        <ImageField
          label="Gambar carousel"
          required
          compact={!isOpen}
          {...form.getInputProps('src')}
        />
      }
    />
  );
}
