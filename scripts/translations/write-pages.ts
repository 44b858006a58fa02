/** `npm run translations`: writes `docs/translations/`, one page for each language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AVAILABLE_LANGUAGES } from '../../packages/language/src/index.ts';
import { renderPage } from './pages.ts';

const folder = join(import.meta.dirname, '../../docs/translations');
mkdirSync(folder, { recursive: true });
for (const language of AVAILABLE_LANGUAGES) {
  const file = join(folder, `${language}.md`);
  writeFileSync(file, await renderPage(language));
  process.stdout.write(`${file}\n`);
}
