/** What is said aloud to screen readers, and briefly shown to everybody else. */
export const voice = $state({ polite: '', assertive: '', toasts: [] as { key: number; text: string; bad: boolean }[] });

let count = 0;

export function announce(text: string): void {
  voice.polite = text === voice.polite ? text + '\u00a0' : text;
}

export function alertOnce(text: string): void {
  voice.assertive = text === voice.assertive ? text + '\u00a0' : text;
}

export function toast(text: string, bad = false): void {
  const key = ++count;
  voice.toasts.push({ key, text, bad });
  setTimeout(() => (voice.toasts = voice.toasts.filter((toast) => toast.key !== key)), bad ? 7000 : 4000);
}
