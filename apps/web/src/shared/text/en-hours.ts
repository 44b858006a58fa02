const MINUTE_MS = 60_000;

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** `in 3 h 20 min`, rounded up to the minute so that nothing seems over before it is. */
function lasting(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 6) return plural(days, 'day');
  if (days > 0) return hours > 0 ? `${plural(days, 'day')} ${hours} h` : plural(days, 'day');
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
  return `${rest} min`;
}

/** When a notice is active, against the present moment. */
export const hours = {
  now: 'Now',
  active: 'Active now',
  activeUntil: (end: string, leftMs: number) => `Until ${end}, ${lasting(leftMs)} left.`,
  activeUntilEstimate: (end: string) => `Until about ${end}: the end is an estimate.`,
  activeWithoutEnd: 'No end is set.',
  inactive: 'Not active now',
  upcoming: 'Not active yet',
  next: (period: string, awayMs: number) => `Next: ${period}, in ${lasting(awayMs)}.`,
  begins: (start: string, awayMs: number) => `Begins ${start}, in ${lasting(awayMs)}.`,
  ended: 'Ended',
  endedAt: (end: string) => `It ended ${end}.`,
  lastHoursOver: (end: string) => `The last of its hours ended ${end}.`,
  pastEstimate: 'May still be in force',
  pastEstimateText: (end: string) =>
    `The end was an estimate, ${end}, and has passed. The notice stays in force until another one replaces or cancels it.`,
  takeAsActive: 'Take it as active now',
  maybeActive: 'May be active now',
  reasons: {
    partial: 'Only part of its hours could be read.',
    unread: 'Its hours could not be read.',
    notComputed: 'Its hours were read, but no times could be made of them.',
    startUnread: 'Its beginning could not be read.',
    startsAtOnce: 'It began when it was issued.',
    untilFurtherNotice: 'It holds until further notice.',
    endUnread: 'It has begun, and no end could be read.',
    outsideTextHours:
      'The text gives hours that do not include this moment. Take it as active until you know that it is not.',
    textHoursUnread:
      'The notice gives hours that could not be read. Take it as active until you know that it is not.',
    hoursNotListed: 'It has more hours than were worked out, and the last of those is over.',
    hoursRunOut:
      'The hours were worked out only for the first 90 days. Translate the notice again for later ones.',
  },
  never: 'No active hours',
  neverText: 'None of the hours falls into the period of the notice. Read the hours yourself.',
  unknown: 'Whether it is active is not known',
  unknownText: 'Neither beginning nor end could be read. Take it as active.',

  strip: 'Active hours by day',
  zones: 'Time zone of the days',
  utc: 'UTC',
  today: 'Today',
  noHours: 'No hours',
  wholeDay: 'Whole day',
  clocksChange: (dayHours: number) => `Clocks change: this day has ${dayHours} hours.`,
  gap: (days: number) => `${plural(days, 'day')} without hours`,
  earlier: (days: number) => (days === 1 ? '1 earlier day is over' : `${days} earlier days are over`),
  more: (days: number, end: string) => `${plural(days, 'more day')} with hours, the last until ${end}`,
  period: 'Period of the notice',
  beforeStart: 'Now is before the beginning.',
  afterEnd: 'Now is after the end.',
  openEnd: 'no end',
} as const;
