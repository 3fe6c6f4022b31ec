/** Runs in the page: finds texts under 12 px or with a contrast under 7 (WCAG 2.2, 1.4.6); on paper all are on white. */
export function findIllegibleText({ onPaper }: { onPaper: boolean }): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const channels = (color: string): number[] => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const light = (color: number[]) => {
    const [r = 0, g = 0, b = 0] = color.map((value) => linear(value / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): number[] => {
    if (onPaper || !element) return [255, 255, 255];
    const color = channels(getComputedStyle(element).backgroundColor);
    return color[3] === 255 ? color : groundOf(element.parentElement);
  };
  const contrastOf = (element: Element) => {
    const [a, b] = [light(channels(getComputedStyle(element).color)), light(groundOf(element))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const holders = [...document.querySelectorAll('body *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
  );
  return holders
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
    .map((element) => ({
      words: element.textContent,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
      contrast: contrastOf(element),
    }))
    .filter(({ size, contrast }) => (size < 12 && !onPaper) || contrast < 7)
    .map(({ words, size, contrast }) => `${words} ${size}px ${contrast.toFixed(2)}`);
}
