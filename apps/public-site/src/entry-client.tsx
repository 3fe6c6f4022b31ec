import '@pesantren/ui/font.css';
import './site.css';
import { hydrateSite } from './hydrate-site.tsx';
import type { Brought } from './start.ts';

// Not before all that the page needs is here: some of it may come only at the second try.
// A task of its own: a finger that touches the page while these files are run is answered in between.
addEventListener('brought' satisfies Brought, () => setTimeout(hydrateSite), { once: true });
