/**
 * How near to the window's edges the caret may come: the bars that lie over the page there take what
 * the page's own `scroll-padding` says. One that a phone's keyboard hides takes nothing.
 */
export const scrollMargins = {
  left: 5,
  right: 5,
  get top() {
    return padding().top;
  },
  get bottom() {
    const seen = window.visualViewport?.height ?? window.innerHeight;
    return Math.max(5, padding().bottom - (window.innerHeight - seen));
  },
};

function padding() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 5,
    bottom: Number.parseFloat(scrollPaddingBottom) || 5,
  };
}
