/** The rows of a catalogue: tab-separated cells under a line of names; lines that begin with # are remarks. */
export function rows(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [names[i] ?? '', cell])));
}
