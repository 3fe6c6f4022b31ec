import '@pesantren/ui/font.css';
import './site.css';
import { hydrateSite } from './hydrate-site.tsx';

// Not awaited: pages import from the files of this entry, and would wait for it as it waits for them.
void hydrateSite();
