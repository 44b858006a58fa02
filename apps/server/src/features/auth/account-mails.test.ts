import type { UserLanguage } from '@klarnotam/contract';
import { describe, expect, test } from 'vitest';
import { writeMail } from '../mail/index.ts';
import { accountExistsMail, passwordChangedMail, resetMail, verificationMail } from './account-mails.ts';
import { addressChangedMail, addressInUseMail, newAddressMail, oldAddressMail } from './address-mails.ts';

const SITE = {
  productName: 'KlarNOTAM',
  supportEmail: 'help@klar.example',
  origin: () => 'https://klar.example',
};
const AT = new Date('2026-11-22T21:40:00Z');

const mailsIn = (language: UserLanguage) => {
  const to = { key: 'k', recipient: 'kari@example.no', language };
  return {
    verification: verificationMail(SITE, { ...to, code: 'CODE', signedUpAt: AT }),
    accountExists: accountExistsMail(SITE, to),
    reset: resetMail(SITE, { ...to, code: 'CODE' }),
    passwordChanged: passwordChangedMail(SITE, { ...to, changedAt: AT }),
    passwordSet: passwordChangedMail(SITE, { ...to, changedAt: AT, changedBy: 'admin' }),
    newAddress: newAddressMail(SITE, { ...to, code: 'CODE' }),
    addressInUse: addressInUseMail(SITE, to),
    oldAddress: oldAddressMail(SITE, to),
    addressChanged: addressChangedMail(SITE, to),
  };
};
type Name = keyof ReturnType<typeof mailsIn>;
const NAMES = Object.keys(mailsIn('en')) as Name[];

describe.each(NAMES)('the mail %s', (name) => {
  const [english, norwegian] = [mailsIn('en')[name], mailsIn('no')[name]];

  test('says the same in both languages: as many parts, the same link', () => {
    expect(norwegian.action?.url).toBe(english.action?.url);
    expect(norwegian.paragraphs).toHaveLength(english.paragraphs.length);
    expect(norwegian.notes).toHaveLength(english.notes.length);
    expect(norwegian.subject).not.toBe(english.subject);
    expect(norwegian.subject).toContain('KlarNOTAM');
  });

  test('has no word of the other language', () => {
    const written = (mail: typeof english): string =>
      writeMail({ productName: 'K', supportEmail: 's@x.no', origin: 'https://x.no', ...mail }).text;
    expect(written(english)).not.toMatch(/\b(og|ikke|du|din|adressen|passord)\b/i);
    expect(written(norwegian).replace(/\S*reset-password\S*/g, '')).not.toMatch(
      /\b(the|and|your|with|address|password)\b/i,
    );
  });
});

test('a sign-up is told by its time, and the link carries the code', () => {
  const { verification } = mailsIn('no');
  expect(verification.paragraphs[0]).toContain('22. november 2026 kl. 21:40 UTC');
  expect(verification.action?.url).toBe('https://klar.example/?verify=CODE');
});

test('the address of before does not learn the new one', () => {
  expect(JSON.stringify(mailsIn('en').oldAddress)).not.toContain('new@');
  expect(mailsIn('en').oldAddress.action).toBeUndefined();
});

test('a password that an administrator set is told as such, and not what it is', () => {
  const { passwordSet, passwordChanged } = mailsIn('en');
  expect(passwordSet.paragraphs[0]).toContain('An administrator of KlarNOTAM changed the password');
  expect(passwordChanged.paragraphs[0]).not.toContain('dministrator');
});
