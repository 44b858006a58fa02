const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A local date and time, `2026-07-01T08:00`, as `01 Jul 2026 08:00`; itself when it is none. */
export function formatLocal(local: string): string {
  const [, year = '', month = '', day = '', time = ''] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)$/.exec(local) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? local : `${day} ${name} ${year} ${time}`;
}
