/** Reports of this hour, for what they say depends on when they are read. */

const pad = (value: number): string => String(value).padStart(2, '0');
const dayHour = (at: Date): string => `${pad(at.getUTCDate())}${pad(at.getUTCHours())}`;

/** The last full hour, moved by some hours. */
function hour(moved = 0): Date {
  return new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + moved * 3_600_000);
}

/** An observation with gusts beyond what small drones withstand, showers, mist and low cloud. */
export function showers(unread = ''): string {
  const more = unread === '' ? '' : ` RMK ${unread}`;
  return `METAR ENGM ${dayHour(hour())}00Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG${more}`;
}

/** A forecast of 24 hours with thunderstorms at times. */
export function showersForecast(): string {
  const [from, to] = [dayHour(hour()), dayHour(hour(24))];
  const [start, end] = [dayHour(hour(2)), dayHour(hour(6))];
  return `TAF ENGM ${from}00Z ${from}/${to} 24012KT 9999 SCT030 TEMPO ${start}/${end} 24020G35KT 3000 TSRA BKN008CB`;
}

/** An observation elsewhere with nothing near the limits of a small drone. */
export function fineElsewhere(): string {
  return `METAR ENVA ${dayHour(hour())}00Z 24004KT 9999 FEW030 12/05 Q1012`;
}
