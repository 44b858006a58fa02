import { screenLanguage, screenLocale } from './screen-language.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A local date, `2026-07-01`, as `01 Jul 2026` in English, else as the language of the screens writes it; itself when it is none. */
export function formatLocalDay(local: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(local) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return local;
  if (screenLanguage() === 'en') return `${day} ${name} ${year}`;
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(screenLocale(), options).format(Date.parse(local));
}

/** A local date and time, `2026-07-01T08:00`, as `01 Jul 2026 08:00`; itself when it is none. */
export function formatLocal(local: string): string {
  const [, date = '', time = ''] = /^([\d-]+)T(\d\d:\d\d)$/.exec(local) ?? [];
  const day = formatLocalDay(date);
  return day === date ? local : `${day}${beforeTheTime()}${time}`;
}

/** What stands between a day and a time of the clock: ` kl. ` in Norwegian. */
function beforeTheTime(): string {
  if (screenLanguage() === 'en') return ' ';
  const options = { dateStyle: 'long', timeStyle: 'short' } as const;
  const parts = new Intl.DateTimeFormat(screenLocale(), options).formatToParts(0);
  return parts[parts.findIndex(({ type }) => type === 'hour') - 1]?.value ?? ' ';
}
