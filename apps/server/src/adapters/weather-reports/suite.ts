import { afterEach, describe, expect, test } from 'vitest';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import type { WeatherReports } from '../../ports/weather-reports.ts';

/** The moment at which the suite asks. */
export const NOW = '2026-07-15T12:00:00Z';

/** What a service behind an adapter is made to hold or to do. */
export interface Service {
  readonly reports: WeatherReports;
  /** Holds exactly these reports; one that was `observed` at another time than it says tells so where it can. */
  holds(reports: readonly HeldReport[]): void;
  /** Breaks off every call, or never answers. */
  misbehaves(how: 'breaks' | 'hangs'): void;
  stop(): Promise<void>;
}

export interface HeldReport {
  readonly type: 'metar' | 'taf';
  readonly station: string;
  readonly text: string;
  readonly madeAt: string;
}

const METAR: HeldReport = {
  type: 'metar',
  station: 'ENGM',
  text: 'METAR ENGM 151150Z 01004KT 9999 FEW040 18/12 Q1021 NOSIG',
  madeAt: '2026-07-15T11:50:00Z',
};
const OLDER: HeldReport = {
  ...METAR,
  text: 'METAR ENGM 151120Z 02006KT 9999 FEW040 18/12 Q1021 NOSIG',
  madeAt: '2026-07-15T11:20:00Z',
};
const TAF: HeldReport = {
  type: 'taf',
  station: 'ENGM',
  text: 'TAF ENGM 151100Z 1512/1612 01005KT 9999 FEW040',
  madeAt: '2026-07-15T11:00:00Z',
};

/** What every way to get weather reports must do. */
export function weatherReportsSuite(name: string, start: () => Promise<Service>): void {
  describe(name, () => {
    let service: Service;
    const given = async (...held: HeldReport[]): Promise<WeatherReports> => {
      service = await start();
      service.holds(held);
      return service.reports;
    };
    afterEach(() => service.stop());

    test('gives the latest observation and the latest forecast of a station', async () => {
      const reports = await given(OLDER, METAR, TAF);
      expect(await reports.latest('metar', 'ENGM')).toEqual({
        text: METAR.text,
        madeAt: new Date(METAR.madeAt),
      });
      expect(await reports.latest('taf', 'ENGM')).toEqual({ text: TAF.text, madeAt: new Date(TAF.madeAt) });
    });

    test('says that a station has none', async () => {
      const reports = await given(METAR);
      expect(await reports.latest('taf', 'ENGM')).toBeNull();
      expect(await reports.latest('metar', 'ENVA')).toBeNull();
    });

    test('takes an observation of two days ago and a forecast that is over for none', async () => {
      const reports = await given(
        { ...METAR, text: METAR.text.replace('151150Z', '131150Z'), madeAt: '2026-07-13T11:50:00Z' },
        { ...TAF, text: 'TAF ENGM 141700Z 1418/1512 01005KT 9999 FEW040', madeAt: '2026-07-14T17:00:00Z' },
      );
      expect(await reports.latest('metar', 'ENGM')).toBeNull();
      expect(await reports.latest('taf', 'ENGM')).toBeNull();
    });

    test('does not take an observation of a month ago for one of today', async () => {
      const reports = await given({ ...METAR, madeAt: '2026-06-15T11:50:00Z' });
      expect(await reports.latest('metar', 'ENGM')).toBeNull();
    });

    test.each(['breaks', 'hangs'] as const)('fails within its time when the service %s', async (how) => {
      const reports = await given(METAR);
      service.misbehaves(how);
      await expect(reports.latest('metar', 'ENGM')).rejects.toThrow(OutsideServiceError);
    });

    test('names its source', async () => {
      const { source } = await given();
      expect(source.name).not.toBe('');
      expect(new URL(source.url).protocol).toBe('https:');
    });
  });
}
