import { startControls } from './controls.ts';
import { loadMissingParts } from './missing-parts.ts';
import { startPageLoading } from './page-loading.ts';

startControls();
void loadMissingParts();
startPageLoading();
