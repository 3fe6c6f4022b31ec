/** Whether a method only reads; every other one, known or not, counts as a write. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
