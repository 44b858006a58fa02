import type { UserLanguage } from '@klarnotam/contract';

const LOCALES: Readonly<Record<UserLanguage, string>> = { en: 'en-GB', no: 'nb-NO' };

/** A moment in the words of a mail, in UTC: `22 November 2026 at 21:40 UTC`, `22. november 2026 kl. 21:40 UTC`. */
export function formatMailMoment(moment: Date, language: UserLanguage): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', ...options }).format(moment);
  const day = part({ day: 'numeric', month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
  return `${day} ${language === 'no' ? 'kl.' : 'at'} ${time} UTC`;
}
