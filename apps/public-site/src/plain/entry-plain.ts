import { catchUp, startControls } from './controls.ts';
import { loadMissingParts } from './loading/missing-parts.ts';
import { startPageLoading } from './loading/page-loading.ts';

startControls();
// In a task of its own: with the controls it would be long enough to hold a touch up.
setTimeout(() => {
  catchUp();
  void loadMissingParts();
  startPageLoading();
});
