/** `84 KB`, `1,2 MB`: a size in bytes as people read it, rounded up, never `0 KB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const megabytes = (bytes / 1024 ** 2).toFixed(1).replace('.', ',');
  return `${megabytes.replace(',0', '')} MB`;
}
