import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { PrestasiForm } from './prestasi-form.tsx';
import { prestasiListing } from './prestasi-listing.ts';

/** The achievements: form above, list below. */
export function PrestasiPage() {
  const screen = useResourceScreen(prestasiListing);
  const { list, drafts, editor } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title={prestasiListing.title}
      count={list.data ? `${list.data.total} ${prestasiListing.noun}` : ''}
      addLabel="Prestasi baru"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <PrestasiForm key={editor.turn} editor={editor} drafts={drafts} onClose={screen.close} />
      {list.data && (
        <DraftNotices
          drafts={drafts}
          titleOf={(draft) => draft.values.prestasi || 'tanpa judul'}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList listing={prestasiListing} screen={screen} />
    </ResourcePage>
  );
}
