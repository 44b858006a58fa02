import type { Messages } from '../messages.ts';

export const times: Messages['times'] = {
  utc: 'UTC',
  localIn: (zone) => `Lokal tid, ${zone}`,
  localOfReader: (zone) => `Din lokale tid, ${zone}`,
  invalidDate: 'Ugyldig dato',
  today: (time) => `i dag kl. ${time}`,
  tomorrow: (time) => `i morgen kl. ${time}`,
  onDay: (day, time) => `${day} kl. ${time}`,
  todayAt: (time) => `i dag kl. ${time}`,
  yesterdayAt: (time) => `i går kl. ${time}`,
};
