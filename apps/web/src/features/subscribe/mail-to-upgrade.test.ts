import { expect, test } from 'vitest';
import { en } from '../../shared/text/testing/english.ts';
import { mailToUpgrade } from './mail-to-upgrade.ts';

test('the mail names plan and user, whatever characters they hold', () => {
  const link = new URL(
    mailToUpgrade(
      {
        supportEmail: 'help@klar.example',
        plan: 'Professional',
        name: 'Åse & Bjørn?',
        email: 'ase+klar@example.no',
        current: 'Free',
      },
      en.subscribe,
    ),
  );
  expect(link.pathname).toBe('help@klar.example');
  expect(decodeURIComponent(/subject=([^&]*)/.exec(link.search)?.[1] ?? '')).toBe('Upgrade to Professional');
  const body = decodeURIComponent(/body=([^&]*)/.exec(link.search)?.[1] ?? '');
  expect(body).toContain('Name: Åse & Bjørn?\r\nEmail: ase+klar@example.no\r\nCurrent plan: Free');
});
