import { ResourcePage } from '../../crud/resource-page.tsx';
import { PrestasiForm } from './prestasi-form.tsx';
import { prestasiListing } from './prestasi-listing.ts';

/** The achievements: form above, list below. */
export function PrestasiPage() {
  return (
    <ResourcePage listing={prestasiListing}>
      {({ editor, drafts, close }) => (
        <PrestasiForm key={editor.turn} editor={editor} drafts={drafts} onClose={close} />
      )}
    </ResourcePage>
  );
}
