import '@pesantren/ui/font.css';
import './site.css';
import { hydrateSite } from './hydrate-site.tsx';

// Not awaited: pages import from the files of this entry, and would wait for it as it waits for them.
// Nor called from here: where the browser notes who asks for a file, it would read this one once more.
queueMicrotask(hydrateSite);
