import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../../explain-notam.ts';
import type { LanguageCode } from '../../languages.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import { checkStates } from './check-states.ts';
import { fold } from '../read/fold.ts';
import { heldFacts } from '../held/held-facts.ts';

async function codes(language: LanguageCode, text: string, itemE: string): Promise<readonly string[]> {
  const notam = `A2345/26 NOTAMN
Q) EGTT/QXXXX/IV/NBO/A/000/999/5137N00031W005
A) EGLD B) 2605230800 C) 2605241800
E) ${itemE}`;
  const [decoded] = decodeNotams(notam, { now: '2026-05-01T00:00:00Z' }).notams;
  const catalogue = await loadCatalogue(language);
  const own = explainNotam(decoded!, catalogue);
  const held = heldFacts(decoded!, own, catalogue);
  return checkStates(fold(text).text, held, own, language, decoded!.facts.estimated).map(({ code }) => code);
}

describe('a state that nothing in the telegram says', () => {
  test.each([
    ['en', 'The crane is unlit.', 'LIT CRANE'],
    ['en', 'All traffic except military flights must avoid the area.', 'ALL TRAFFIC TO REMAIN CLEAR'],
    ['no', 'Rullebanen er stengt, unntatt for ambulansefly.', 'RWY 05/23 CLSD'],
    ['es', 'Pista cerrada, salvo con permiso previo.', 'RWY 05/23 CLSD'],
    ['ja', '救急機を除き滑走路は閉鎖されます。', 'RWY 05/23 CLSD'],
    ['zh', '跑道关闭，军用航空器除外。', 'RWY 05/23 CLSD'],
    ['ru', 'Полоса закрыта, кроме руления.', 'RWY 05/23 CLSD'],
    ['ar', 'المدرج مغلق ما عدا يوم الأربعاء.', 'RWY 05/23 CLSD'],
    ['hi', 'क्षेत्र निष्क्रिय है।', 'AREA ACTIVE'],
    ['bn', 'বিমানবন্দর বন্ধ থাকার সময়।', 'AD OPENING TIMES 0730-1730'],
    ['pl', 'Żuraw nieoświetlony.', 'LIT CRANE'],
    ['pt', 'A área está desativada.', 'AREA ACTIVE'],
    ['en', 'Flight safety will not be affected.', 'FLIGHT SAFETY MAY BE AFFECTED'],
    ['ru', 'Опасные зоны не активированы.', 'DANGER AREAS ACTIVATED'],
    ['ja', '鳥は集まっていません。', 'BIRD CONCENTRATION'],
    ['es', 'Grúa fuera de servicio.', 'CRANE OPR'],
    ['en', 'The confirmed fall area is as follows.', 'EST FALL AREA'],
    ['en', 'All traffic except drones is subject to clearance.', 'ALL TFC SUBJ ATC CLR'],
  ] as const)('is found (%s, %s)', async (language, text, itemE) => {
    expect(await codes(language, text, itemE)).toContain('invented');
  });

  test.each([
    ['en', 'The crane is unlit.', 'UNLIT CRANE'],
    ['en', 'Closed except for ambulance flights.', 'AD CLSD EXC HEMS'],
    ['no', 'Stengt unntatt med tillatelse.', 'AD CLSD EXC WITH PERMISSION'],
    ['es', 'Cerrado, salvo con permiso previo.', 'AD CLSD EXC PPR'],
    ['ja', '救急機を除き閉鎖。', 'AD CLSD EXC HEMS'],
    ['ru', 'Радиолокатор Кромер работает.', 'CROMER RADAR ACTIVE'],
    ['hi', 'बंदरगाह के पास क्रेन।', 'CRANE NEAR PORT'],
    ['bn', 'বন্ধুর কাছে ক্রেন।', 'CRANE'],
    ['en', 'NOTAM: northern area of bird concentration.', 'BIRD CONCENTRATION N OF AD'],
    ['es', 'NOTAM: concentración de aves al noroeste.', 'BIRD CONCENTRATION'],
    ['ru', 'Нижняя граница указана.', 'BIRD CONCENTRATION'],
    ['en', 'Aircraft do not enter.', 'ACFT TO AVOID AREA'],
    ['en', 'Exact position 0.5 NM north.', 'EXACT PSN 0.5NM N'],
    ['en', 'All traffic except with approval must stay away.', 'ALL TFC SUBJ APPROVAL'],
  ] as const)('is not where the telegram says it (%s, %s)', async (language, text, itemE) => {
    expect(await codes(language, text, itemE)).toEqual([]);
  });
});

describe('a state turned round', () => {
  const NOT_AVAILABLE = 'INSTRUMENT APPROACHES NOT AVBL';
  const PROHIBITED = 'SOLO FLIGHTS PROHIBITED';
  const CLOSED = 'RWY 05/23 CLSD';
  const ROWS = [
    ['en', 'Approaches are available.', 'Approaches are not available.', NOT_AVAILABLE],
    ['hi', 'उपकरण अवतरण उपलब्ध हैं।', 'उपकरण अवतरण उपलब्ध नहीं हैं।', NOT_AVAILABLE],
    ['bn', 'অবতরণ পাওয়া যাবে।', 'অবতরণ পাওয়া যাবে না।', NOT_AVAILABLE],
    ['ar', 'الاقتراب متاح.', 'الاقتراب غير متاح.', NOT_AVAILABLE],
    ['ru', 'Заход доступен.', 'Заход недоступен.', NOT_AVAILABLE],
    ['pl', 'Podejścia są dostępne.', 'Podejścia są niedostępne.', NOT_AVAILABLE],
    ['en', 'Solo flights are permitted.', 'Solo flights are not permitted.', PROHIBITED],
    ['pt', 'Voos solo autorizados.', 'Voos solo não autorizados.', PROHIBITED],
    ['zh', '允许单飞。', '不允许单飞。', PROHIBITED],
    ['es', 'La pista está abierta.', 'La pista está cerrada.', CLOSED],
    ['no', 'Rullebanen er åpen.', 'Rullebanen er ikke åpen.', CLOSED],
    ['en', 'Control zone active.', 'Control zone deactivated.', 'CTR DEACTIVATED'],
    ['pl', 'Loty z włączonymi światłami.', 'Loty bez świateł.', 'HEL OPR WITHOUT LGT'],
    [
      'en',
      'Closed to all aircraft.',
      'Closed to non-participating aircraft.',
      'RAMP CLSD TO NON-PARTICIPATING AIRCRAFT',
    ],
    ['ja', '滑走路は開放されています。', '滑走路は開放されていません。', CLOSED],
  ] as const;

  test.each(ROWS)('is found (%s, %s)', async (language, reversed, _faithful, itemE) => {
    expect(await codes(language, reversed, itemE)).toContain('reversed');
  });

  test.each(ROWS)(
    'is not where the text says it right (%s)',
    async (language, _reversed, faithful, itemE) => {
      expect(await codes(language, faithful, itemE)).toEqual([]);
    },
  );

  test('is not where the telegram says both', async () => {
    expect(await codes('en', 'Runway 05 is open.', 'RWY 23 CLSD. RWY 05 OPEN')).toEqual([]);
  });
});

describe('a negation that is left out', () => {
  test.each([
    ['en', 'The activity is wholly contained.', ['dropped']],
    ['en', 'The activity is not wholly contained.', []],
    ['zh', '活动会完全局限在范围之内。', ['dropped']],
    ['zh', '活动不会完全局限在范围之内。', []],
    ['pl', 'NOTAM: niebezpieczna działalność w niedzielę.', ['dropped']],
  ] as const)('is found (%s, %s)', async (language, text, expected) => {
    expect(await codes(language, text, 'ACTIVITY WILL NOT BE WHOLLY CONTAINED')).toEqual(expected);
  });
});
