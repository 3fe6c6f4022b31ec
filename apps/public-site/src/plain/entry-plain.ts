import { startControls } from './controls.ts';

startControls();
