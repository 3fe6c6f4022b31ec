import { ResourcePage } from '../../resource/resource-page.tsx';
import { prestasiListing } from './achievement-config.tsx';
import { PrestasiForm } from './achievement-form.tsx';

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
