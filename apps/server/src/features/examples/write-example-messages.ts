import type { UtcInstant } from '@klarnotam/aviation';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HALF_HOUR_MS = HOUR_MS / 2;
/** Reports are sent at twenty past and ten to each hour. */
const REPORTED_PAST_HALF_HOUR_MS = 20 * 60_000;

/** `2611230600`: date and time of items B and C (ICAO Doc 8126). */
function itemTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\D/g, '').slice(2, 12);
}

/** `231420Z`: day and time of a METAR (ICAO Annex 3). */
function reportTime(ms: number): string {
  return `${new Date(ms).toISOString().replace(/\D/g, '').slice(6, 12)}Z`;
}

/** Messages of the day on which they are read. Numbers from 9001, and a phone number that nobody can have: none of them is a real one. */
export interface ExampleMessages {
  readonly notams: readonly string[];
  readonly report: string;
}

/** Three NOTAMs of today, the first Norwegian, and the latest METAR; the same all day but for the METAR's time. */
export function writeExampleMessages(now: UtcInstant): ExampleMessages {
  const nowMs = Date.parse(now);
  const today = nowMs - (nowMs % DAY_MS);
  const year = new Date(today).toISOString().slice(2, 4);
  const at = (days: number, hour: number): string => itemTime(today + days * DAY_MS + hour * HOUR_MS);
  const reported = nowMs - ((nowMs - REPORTED_PAST_HALF_HOUR_MS + HALF_HOUR_MS) % HALF_HOUR_MS);
  return {
    notams: [
      `A9001/${year} NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/020/6024N00520E001
A) ENBR B) ${at(-1, 5)} C) ${at(2, 22)}
E) TEMPO RESTRICTED AREA ESTABLISHED DUE TO POLICE OPS
WI 1NM RADIUS OF 602334N 0051948E (BERGEN).
ALL UNMANNED ACFT PROHIBITED.
CONTACT: TEL +47 12 34 56 78
F) GND G) 2000FT AMSL`,
      `B9002/${year} NOTAMN
Q) EGTT/QOBCE/IV/M/AE/000/007/5130N00007W001
A) EGLC B) ${at(-3, 7)} C) ${at(21, 17)}
E) CRANE ERECTED WI 200M RADIUS OF 513012N 0000703W
(LONDON). MAX HEIGHT 310FT AGL. LIT.
F) SFC G) 650FT AMSL`,
      `C9003/${year} NOTAMN
Q) LECM/QMXLC/IV/M/A/000/999/4028N00334W005
A) LEMD B) ${at(-1, 5)} C) ${at(3, 17)}
E) TWY M BTN A3 AND A5 CLOSED DUE TO WORK IN PROGRESS.`,
    ],
    report: `METAR ENZV ${reportTime(reported)} 24022G36KT 9999 -RA SCT012 BKN025 07/04 Q0998 NOSIG=`,
  };
}
