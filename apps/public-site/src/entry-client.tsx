import '@pesantren/ui/fonts/fonts.css';
import './site.css';
import type { ScriptsLoadedEvent } from './hydration/bootstrap.ts';
import { hydrateSite } from './hydration/hydrate-site.tsx';

// Not before all that the page needs is here: some of it may come only at the second try.
// A task of its own: a finger that touches the page while these files are run is answered in between.
addEventListener('scripts-loaded' satisfies ScriptsLoadedEvent, () => setTimeout(hydrateSite), {
  once: true,
});
