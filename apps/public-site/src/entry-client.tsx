import '@pesantren/ui/fonts/fonts.css';
import './site.css';
import './print.css';
import type { ScriptsLoadedEvent } from './hydration/bootstrap.ts';
import { hydratePage } from './hydration/hydrate-page.tsx';

// After all scripts of the page are loaded, of which some may need a second try.
addEventListener('scripts-loaded' satisfies ScriptsLoadedEvent, hydratePage, { once: true });
