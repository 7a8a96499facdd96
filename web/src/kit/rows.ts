/** The rows of a catalogue: tab-separated cells under a line of names; lines that begin with # are remarks. */
export function rows(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text
    .trim()
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'));
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [names[i] ?? '', cell])));
}

/** A catalogue by place: a row is read when it is first asked for, since a game shows few of them. */
export function shelf<T>(text: string, read: (row: Record<string, string>) => T): (place: number) => T | undefined {
  const all = rows(text);
  const known: T[] = [];
  return (place) => {
    const row = all[place];
    return row && (known[place] ??= read(row));
  };
}
