import { startControls } from './controls.ts';
import { loadMissingParts } from './loading/missing-parts.ts';
import { startPageLoading } from './loading/page-loading.ts';

startControls();
void loadMissingParts();
startPageLoading();
