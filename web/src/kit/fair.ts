import type { Fairness } from '../protocol.ts';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Does the seed shown at the end have the hash that was shown before the first move? */
export async function fits(fairness: Fairness): Promise<boolean> {
  if (!fairness.seed) return false;
  return (await sha256(fairness.seed.padStart(64, '0'))) === fairness.commitment;
}
