import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount, openService, SIGN_UP, type TestService } from './testing/open-service.ts';

const ORIGIN = 'https://klar.example';
let service: TestService;

beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

test('where visitors come by https, the session travels no other way, and browsers keep to it', async () => {
  await openAccount(service, 'kari@example.no');
  const secure = await openService({ PUBLIC_URL: ORIGIN, DATABASE_URL: service.connectionString });
  try {
    const response = await secure.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ email: 'kari@example.no', password: SIGN_UP.password }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__(?:Secure|Host)-/);
      expect(cookie).toMatch(/; Secure/i);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=(?:Lax|Strict)/i);
    }
  } finally {
    await secure.stop();
  }
});
