import { configure } from '@testing-library/react';

// Roles of a whole page take jsdom a while.
configure({ asyncUtilTimeout: 5000 });

// jsdom draws nothing: there is nothing to scroll.
if (typeof window !== 'undefined') {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
}
