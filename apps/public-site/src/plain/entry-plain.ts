import { startControls } from './controls.ts';
import { startPageLoading } from './page-loading.ts';

startControls();
startPageLoading();
