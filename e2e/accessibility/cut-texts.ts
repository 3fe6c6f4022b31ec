import type { Page } from '@playwright/test';

/**
 * Finds what a screen cuts at its width: words of a box that hides what overflows it, a field of one line that
 * is too narrow for what it holds, a select that is not as high as its words. A box that scrolls cuts nothing, nor does one
 * for screen readers alone; a title that ends after its lines says so by its dots.
 */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const inSelect = (box: HTMLSelectElement) => {
      const { font, fontSize, lineHeight, paddingLeft, paddingRight } = getComputedStyle(box);
      const text = box.selectedOptions[0]?.text ?? '';
      if (!pen) return '';
      pen.font = font;
      const room =
        box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const lines = Math.ceil((pen.measureText(text).width - 1) / room);
      const height = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2;
      return lines * height > box.clientHeight + 1 ? text : '';
    };
    // An address is longer than a phone is wide, and is read where it stands as a link.
    const inField = (field: HTMLInputElement) =>
      field.scrollWidth > field.clientWidth + 1 && !/^https?:/.test(field.value) ? field.value : '';
    const hides = (box: HTMLElement) => {
      const style = getComputedStyle(box);
      const both = `${style.overflowX} ${style.overflowY}`;
      // Words for screen readers alone lie in a box of 1/16 rem, which is not told by its size in large letters.
      const isForEyes = style.clip + style.clipPath === 'autonone';
      return (
        /hidden|clip/.test(both) &&
        !/auto|scroll/.test(both) &&
        isForEyes &&
        style.webkitLineClamp + style.textIndent === 'none0px'
      );
    };
    const inBox = (box: HTMLElement) =>
      hides(box) &&
      (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 3)
        ? (box.textContent ?? '').trim()
        : '';
    const cutIn = (box: HTMLElement) => {
      if (box instanceof HTMLSelectElement) return inSelect(box);
      return box instanceof HTMLInputElement ? inField(box) : inBox(box);
    };
    return [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *, nav *, header *')]
      .filter((box) => box.clientWidth > 1 && box.checkVisibility({ visibilityProperty: true }))
      .map((box) => cutIn(box).slice(0, 80))
      .filter(Boolean);
  });
}
