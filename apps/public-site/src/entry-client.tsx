import '@pesantren/ui/font.css';
import './site.css';
import { hydrateSite } from './hydrate-site.tsx';

await hydrateSite();
