import type { UtcInstant } from '@klarnotam/aviation';
import { weatherOf } from '../group/read-weather.ts';
import { momentBefore } from './moment-before.ts';
import type { TimedWeather, WeatherSpell } from './remark.ts';

const CODE = '(?:FZ|SH|TS|BL|DZ|RA|SN|SG|IC|PL|GR|GS|UP|FG|BR|HZ)';
const TIMES = '(?:[BE]\\d{2}(?:\\d{2})?){1,20}';
const WEATHER_TIMES = new RegExp(`^[-+]?(?:${CODE}{1,4}${TIMES}){1,20}$`);
const PART = new RegExp(`([-+]?${CODE}{1,4})(${TIMES})`, 'g');
const LONGEST = 100;
/** No report tells of what was longer ago: stations observe every three hours at least. */
const LONGEST_AGO_MS = 3 * 3_600_000;

/** Whether `text` says when weather began (B) and ended (E): `RAB05E30SNB20E55`, `TSB0159E30` (FMH-1, 12.7.1). */
export function isWeatherTimes(text: string): boolean {
  return text.length <= LONGEST && WEATHER_TIMES.test(text);
}

/** The weather of `text` with its spells, by the time of the observation; null: a time is not possible, or not in order. */
export function weatherTimesOf(text: string, issuedMs: number | null): readonly TimedWeather[] | null {
  if (issuedMs === null) return null;
  const timesByCode = new Map<string, string>();
  for (const [, code = '', times = ''] of text.matchAll(PART)) {
    timesByCode.set(code, `${timesByCode.get(code) ?? ''}${times}`);
  }
  const weather: TimedWeather[] = [];
  for (const [code, times] of timesByCode) {
    const group = weatherOf(code);
    const spells = spellsOf(times, issuedMs);
    if (group === null || spells === null) return null;
    weather.push({ group, spells });
  }
  return weather;
}

function spellsOf(times: string, issuedMs: number): readonly WeatherSpell[] | null {
  const spells: WeatherSpell[] = [];
  let beganAt: UtcInstant | null = null;
  let latest: { readonly letter: string; readonly at: UtcInstant } | null = null;
  for (const [, letter = '', digits = ''] of times.matchAll(/([BE])(\d+)/g)) {
    const at = momentBefore(digits, issuedMs);
    if (at === null || issuedMs - Date.parse(at) > LONGEST_AGO_MS) return null;
    if (latest !== null && (letter === latest.letter || at < latest.at)) return null;
    if (letter === 'B') beganAt = at;
    else {
      spells.push({ beganAt, endedAt: at });
      beganAt = null;
    }
    latest = { letter, at };
  }
  if (beganAt !== null) spells.push({ beganAt, endedAt: null });
  return spells;
}
