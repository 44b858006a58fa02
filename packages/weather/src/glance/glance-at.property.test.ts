import { toUtcInstant } from '@klarnotam/aviation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { TYPICAL_SMALL_DRONE } from '../warn/drone-limits-table.ts';
import type { Glance, GlanceInput } from './glance.ts';
import { glanceAt } from './glance-at.ts';
import { asSlow } from './testing/as-slow.ts';
import { glanceMinuteByMinute } from './testing/minute-by-minute.ts';

const WORDS =
  '24005KT 24013KT 24030G45KT /////KT VRB02KT CAVOK 9999 4000 0300 //// XYZZY -RA +TSRA FG VCFG FEW003 BKN002 OVC/// ////// SCT030CB VV001 ' +
  'NSC NSW 20/10 M02/M02 ///// Q1013 // TEMPO BECMG PROB30 PROB40 1512/1514 1513/1515 1518/1520 FM151300 FM151800 TX45/1515Z TNM20/1519Z ' +
  'FM1230 TL1300 AT1215 RMK AO1 TSNO LTG DSNT SW WS020/24045KT 620304 R09/D';
const CHANGES = [
  'TEMPO 1512/1514',
  'BECMG 1512/1514',
  'BECMG 1513/1515',
  'PROB30 1513/1515',
  'PROB40 TEMPO 1513/1515',
];
const word = fc.constantFrom(...WORDS.split(' '), ...CHANGES);
const body = fc.array(word, { maxLength: 25 }).map((words) => words.join(' '));
/** Half of them begin as a fine day, so that what follows decides. */
const observations = fc
  .tuple(fc.constantFrom('', '24005KT CAVOK 20/10 Q1013 '), body)
  .map((both) => both.join(''));
const forecasts = fc.tuple(fc.constantFrom('', '24005KT CAVOK '), body).map((both) => both.join(''));
const minutes = fc.integer({ min: -200, max: 700 });

function inputOf(observed: string, forecast: string, minute: number): GlanceInput {
  const text = `METAR ENGM 151150Z ${observed}=\nTAF ENGM 151100Z 1512/1521 ${forecast}=`;
  return {
    reports: decodeReports(text, { now: '2026-07-15T12:00:00Z' }).reports.map(({ facts }) => facts),
    limits: TYPICAL_SMALL_DRONE,
    now: toUtcInstant(Date.parse('2026-07-15T12:00:00Z') + minute * 60_000),
    position: null,
    elevationFt: 0,
    timeZone: null,
    flightMinutes: 30,
  };
}

const glanceOf = (observed: string, forecast: string, minute: number): Glance =>
  glanceAt(inputOf(observed, forecast, minute));

test('any words are judged as minute by minute', () => {
  fc.assert(
    fc.property(observations, forecasts, minutes, (observed, forecast, minute) => {
      const input = inputOf(observed, forecast, minute);
      // A period makes a forecast of the observation; the slow account takes one of each.
      fc.pre(input.reports.map(({ kind }) => kind).join() === 'metar,taf');
      expect(asSlow(glanceAt(input))).toEqual(glanceMinuteByMinute(input));
    }),
  );
});

test('whatever stands in the reports, nothing is fine with something missing or a reason', () => {
  fc.assert(
    fc.property(observations, forecasts, minutes, (observed, forecast, minute) => {
      const glance = glanceOf(observed, forecast, minute);
      const periods = [...(glance.forecast?.periods ?? []), ...(glance.observation?.periods ?? [])];
      for (const { verdict, missing, reasons } of [glance, ...periods]) {
        if (verdict === 'fine') expect([missing, reasons]).toEqual([[], []]);
        if (verdict === 'incomplete') expect(missing).not.toEqual([]);
        if (verdict === 'nogo') expect(reasons[0]?.severity).toBe('nogo');
      }
    }),
  );
});

test('rows follow one another to the end of the forecast but where an observation says worse, and best hours lie in rows that allow them', () => {
  fc.assert(
    fc.property(observations, forecasts, minutes, (observed, forecast, minute) => {
      const { forecast: seen, bestHours, now } = glanceOf(observed, forecast, minute);
      const periods = seen?.periods ?? [];
      // The observation and its trend are of 11:50.
      const counts = '2026-07-15T13:50:00Z';
      periods.slice(1).forEach(({ from }, i) => {
        if (from > counts) expect(from).toBe(periods[i]?.to);
        else expect(from >= (periods[i]?.to ?? '')).toBe(true);
      });
      if (periods.length > 0) expect(periods.at(-1)?.to).toBe(seen?.validTo);
      for (const { from, to, verdict } of bestHours ?? []) {
        expect(Date.parse(from)).toBeGreaterThanOrEqual(Math.floor(Date.parse(now) / 1000) * 1000);
        expect(Date.parse(to) - Date.parse(from)).toBeGreaterThanOrEqual(30 * 60_000);
        for (const row of periods.filter((period) => period.from < to && period.to > from)) {
          expect(verdict === 'fine' ? ['fine'] : ['fine', 'caution']).toContain(row.verdict);
          expect(row.missing).toEqual([]);
        }
      }
    }),
  );
});
