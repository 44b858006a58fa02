import { setTimeout as sleep } from 'node:timers/promises';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PasteReader } from '../../ports/paste-reader.ts';

const NOW = '2026-07-01T00:00:00Z';
const RUNWAY = `A3456/26 NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2606012100 C) 2606020400
E) RWY 01L/19R CLSD DUE TO MAINT`;
const BAN = `A2345/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2605230800 C) 2605241800
E) ALL UNMANNED ACFT FLIGHTS PROHIBITED WI 1NM RADIUS 682600N 0172500E
F) GND G) 2500FT AMSL`;
const METAR = 'METAR ENGM 151150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG';

/** What every reader of pasted texts does, whichever thread it reads on. */
export function describePasteReader(
  name: string,
  open: () => { readonly reader: PasteReader; stop(): Promise<void> },
): void {
  describe(name, () => {
    let opened: ReturnType<typeof open>;
    beforeAll(() => {
      opened = open();
    });
    afterAll(() => opened.stop());

    test('decodes and words NOTAMs, worst first, and counts exact doubles', async () => {
      const answer = await opened.reader.inTurn('kari', async (turn) => {
        const found = await turn.decodeNotams({ text: [RUNWAY, BAN, RUNWAY].join('\n\n'), now: NOW });
        expect(found).toMatchObject({ count: 3, distinct: 2, longest: BAN.length, recognisedAs: null });
        return await turn.wordNotams(found.packed, 'no');
      });
      expect(answer.map(({ facts, sameAs }) => [facts.id, sameAs])).toEqual([
        ['A2345/26', null],
        ['A3456/26', null],
        ['A3456/26', 1],
      ]);
      expect(answer[0]?.duration.timeZone).toBe('Europe/Oslo');
    });

    test('only counts more NOTAMs than one answer may hold', async () => {
      const text = Array.from({ length: 51 }, (_, n) => RUNWAY.replace('A3456', `A${4000 + n}`)).join('\n\n');
      const found = await opened.reader.inTurn('kari', (turn) => turn.decodeNotams({ text, now: NOW }));
      expect(found.count).toBe(51);
      expect(found.packed.length).toBeLessThan(100);
    });

    test('decodes and words reports in the order of the text', async () => {
      const reports = await opened.reader.inTurn('kari', async (turn) => {
        const text = `${METAR}\n${METAR.replace('ENGM', 'ENBR')}`;
        const found = await turn.decodeReports({ text, now: NOW, profile: TYPICAL_SMALL_DRONE });
        expect(found).toMatchObject({ count: 2, distinct: 2, recognisedAs: null });
        return await turn.wordReports(found.packed, 'en');
      });
      expect(reports.map(({ facts }) => facts.station)).toEqual(['ENGM', 'ENBR']);
      expect(reports[0]?.location).toContain('ENGM');
    });

    test('finds the notices and reports of a briefing, judges them, and packs what was chosen without doubles', async () => {
      const { found, chosen, notices, reports } = await opened.reader.inTurn('kari', async (turn) => {
        const text = [RUNWAY, METAR, BAN, RUNWAY].join('\n\n');
        const flight = {
          place: { position: { lat: 68.43, lon: 17.42 } },
          radiusM: 200,
          from: '2026-05-24T08:00:00Z',
          to: '2026-05-24T10:00:00Z',
          maxHeightM: 120,
        };
        const read = await turn.readBriefing({
          text,
          now: NOW,
          flight,
          ground: null,
          profile: TYPICAL_SMALL_DRONE,
          chosen: { notices: [2, 1, 0], reports: [0] },
        });
        const worded = {
          notices: await turn.wordNotams(read.packedNotams, 'no'),
          reports: await turn.wordReports(read.packedReports, 'no'),
        };
        return { ...read, ...worded };
      });
      expect(found.notices.map(({ id, sameAs }) => [id, sameAs])).toEqual([
        ['A3456/26', null],
        ['A2345/26', null],
        ['A3456/26', 0],
      ]);
      expect(found.notices.every(({ verdict }) => verdict !== null)).toBe(true);
      expect(found.reports.map(({ station }) => station)).toEqual(['ENGM']);
      expect(chosen).toEqual({ notices: [1, 0], reports: [0] });
      expect(notices.map(({ facts }) => facts.id)).toEqual(['A2345/26', 'A3456/26']);
      expect(reports.map(({ facts }) => facts.station)).toEqual(['ENGM']);
    });

    test('packs no report that is longer than any is', async () => {
      const text = `${METAR} ${'9999 '.repeat(2_000)}`;
      const found = await opened.reader.inTurn('kari', (turn) =>
        turn.decodeReports({ text, now: NOW, profile: TYPICAL_SMALL_DRONE }),
      );
      expect(found.count).toBe(1);
      expect(found.longest).toBeGreaterThan(5_000);
      expect(found.packed.length).toBeLessThan(1_000);
    });

    test('says what a text is instead', async () => {
      const [asNotam, asReport] = await opened.reader.inTurn('kari', async (turn) => [
        await turn.decodeNotams({ text: METAR, now: NOW }),
        await turn.decodeReports({ text: BAN, now: NOW, profile: TYPICAL_SMALL_DRONE }),
      ]);
      expect(asNotam).toMatchObject({ count: 0, recognisedAs: 'metar' });
      expect(asReport).toMatchObject({ count: 0, recognisedAs: 'notam' });
    });

    test('refuses an answer that would be too large', async () => {
      const taxiways = Array.from({ length: 200 }, (_, index) => `TWY B${String(index)} CLSD`).join('. ');
      const notams = Array.from({ length: 50 }, (_, index) =>
        RUNWAY.replace('A3456', `A${String(1000 + index)}`),
      );
      const text = notams.map((notam) => `${notam}. ${taxiways}`).join('\n\n');
      const worded = opened.reader.inTurn('kari', async (turn) => {
        const { packed } = await turn.decodeNotams({ text, now: NOW });
        return await turn.wordNotams(packed, 'hi');
      });
      await expect(worded).rejects.toMatchObject({ code: 'tooLarge', data: { reason: 'answer' } });
    });

    test('gives one user one turn at a time, in the order of the calls', async () => {
      const done: number[] = [];
      let atOnce = 0;
      await Promise.all(
        [0, 1, 2, 3, 4].map((index) =>
          opened.reader.inTurn('kari', async (turn) => {
            atOnce += 1;
            expect(atOnce).toBe(1);
            await turn.decodeNotams({ text: RUNWAY, now: NOW });
            await sleep(1);
            done.push(index);
            atOnce -= 1;
          }),
        ),
      );
      expect(done).toEqual([0, 1, 2, 3, 4]);
    });
  });
}
