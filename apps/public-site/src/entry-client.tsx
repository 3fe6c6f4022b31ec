import '@pesantren/ui/font.css';
import './site.css';
import { hydrateSite } from './hydrate-site.tsx';

// Not awaited: pages import from the files of this entry, and would wait for it as it waits for them.
// A task of its own: a finger that touches the page while these files are run is answered in between.
setTimeout(hydrateSite);
