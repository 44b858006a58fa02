/** Whose time a time is in. */
export const times = {
  utc: 'UTC',
  localIn: (zone: string) => `Local time, ${zone}`,
  localOfReader: (zone: string) => `Your local time, ${zone}`,
  invalidDate: 'Invalid date',
  today: (time: string) => `today ${time}`,
  tomorrow: (time: string) => `tomorrow ${time}`,
  onDay: (day: string, time: string) => `${day} ${time}`,
  todayAt: (time: string) => `today at ${time}`,
  yesterdayAt: (time: string) => `yesterday at ${time}`,
} as const;
