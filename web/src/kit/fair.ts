import type { Fairness } from '../protocol.ts';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Does the seed shown at the end have the hash that was shown before the first move, and did everyone's word go in? */
export async function fits(fairness: Fairness): Promise<boolean> {
  if (!fairness.seed) return false;
  if ((await sha256(fairness.seed)) !== fairness.commitment) return false;
  let seed = fairness.seed;
  for (const each of fairness.entropy) seed = await sha256(`${seed}\n${each.text}`);
  return fairness.mixed === null || fairness.mixed === seed;
}
