import type { Person } from './house.ts';

/** Clicks what a player would: whatever is outlined on the board, then the one main button. */
export async function clicks(anna: Person): Promise<boolean> {
  const page = anna.page;
  const main = page.locator('main .act .btn.go:enabled, main .plan .btn.go:enabled').first();
  if (await main.isVisible()) {
    await main.click({ timeout: 1000 });
    return true;
  }
  for (const touch of ['main .choices .btn', 'main .grid .card.legal', 'main .ar.open']) {
    const found = page.locator(touch);
    const n = await found.count();
    if (!n) continue;
    await found.nth(Math.floor(Math.random() * n)).click({ timeout: 1000 });
    return true;
  }
  return false;
}
