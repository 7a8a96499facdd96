import type { Fairness } from '../protocol.ts';

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', data);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Does the seed shown at the end have the hash that was shown before the first move? */
export async function fits(fairness: Fairness): Promise<boolean> {
  if (!fairness.seed) return false;
  return (await sha256(bytes(fairness.seed))) === fairness.commitment;
}
