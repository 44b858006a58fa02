/** `node scripts/bench/admin.ts`: how fast the admin panel answers; `npm run bench` prints it too. */
import { measureAdminPanel, type AnswerTime } from './admin-load.ts';

const inMs = ({ medianMs, worstMs }: AnswerTime): string =>
  `${medianMs.toFixed(0)} ms, at worst ${worstMs.toFixed(0)} ms`;

/** Measures the admin panel and says what was seen, line by line. */
export async function sayAdminPanel(say: (what: string, figure: string) => void): Promise<void> {
  const load = await measureAdminPanel();
  const { users, translations } = load;
  say(
    'Admin panel with',
    `${users.toLocaleString('en')} users, ${translations.toLocaleString('en')} translations`,
  );
  say('Listing and counting them when the schema expands', `${(load.migrationMs / 1000).toFixed(1)} s`);
  say('First view of the admin panel', inMs(load.firstView));
  const slowest = load.searches.toSorted((a, b) => b.worstMs - a.worstMs)[0];
  if (slowest)
    say(`Slowest of ${load.searches.length} searches for users ("${slowest.what}")`, inMs(slowest));
  for (const search of load.searches) say(`  search "${search.what}"`, inMs(search));
  for (const other of load.others) say(`  ${other.what}`, inMs(other));
}

if (import.meta.main) {
  await sayAdminPanel((what, figure) => process.stdout.write(`${what.padEnd(58)} ${figure}\n`));
}
