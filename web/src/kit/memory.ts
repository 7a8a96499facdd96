/** What the browser remembers from visit to visit. One that remembers nothing is a reader's choice. */
export function recall<T>(key: string, without: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? without;
  } catch {
    return without;
  }
}

/** Writes only what is new: most of it stays as it is, and to write takes longer than to look. */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
  } catch {
    // no memory, or a full one
  }
}
