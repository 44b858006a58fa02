import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../../explain-notam.ts';
import type { LanguageCode } from '../../languages.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import { checkThings } from './check-things.ts';
import { fold } from '../read/fold.ts';
import { heldFacts } from '../held/held-facts.ts';

async function found(language: LanguageCode, text: string, code: string, itemE: string) {
  const notam = `A2345/26 NOTAMN
Q) EGTT/${code}/IV/M/AE/000/006/5137N00031W001
A) EGTT B) 2605230800 C) 2605241800
E) ${itemE}
F) SFC G) 600FT AMSL`;
  const [decoded] = decodeNotams(notam, { now: '2026-05-01T00:00:00Z' }).notams;
  const catalogue = await loadCatalogue(language);
  const held = heldFacts(decoded!, explainNotam(decoded!, catalogue), catalogue);
  return checkThings(fold(text).text, decoded!.facts, held, language).map((fault) => fault.found);
}

const CRANE = ['QOBCE', 'CRANE OPR WI 1NM RADIUS OF 513633N 0003056W.'] as const;
const FIRING = ['QWMLW', 'LIVE FIRING WI 1NM RADIUS OF 513633N 0003056W.'] as const;
const TAXIWAY = ['QMXLC', 'GRASS TWY U CLSD DUE ICE.'] as const;

describe('a thing for another', () => {
  test.each([
    ['en', 'A wind turbine is operating.', CRANE, 'wind turbine'],
    ['pl', 'Pracuje maszt antenowy.', CRANE, 'maszt'],
    ['es', 'Antena iluminada.', CRANE, 'Antena'],
    ['zh', '竖立了一座桅杆。', CRANE, '桅杆'],
    ['ja', '風力発電機が作業しています。', CRANE, '風力発電'],
    ['hi', 'गुब्बारे उड़ाए जाएँगे।', CRANE, 'गुब्बार'],
    ['ar', 'يجري تفجير.', FIRING, 'تفجير'],
    ['ru', 'Возможны взрывные... запуски ракет и воздушные шары.', CRANE, 'ракет'],
    ['no', 'Rullebanen er stengt på grunn av is.', TAXIWAY, 'Rullebane'],
    ['bn', 'রানওয়ে U বন্ধ।', TAXIWAY, 'রানওয়ে'],
    ['pt', 'A pista U está fechada devido ao gelo.', TAXIWAY, 'pista'],
    ['en', 'Taxiway U is closed because of snow.', ['QMXLC', 'GRASS TWY U CLSD.'], 'snow'],
    [
      'es',
      'Luces de aproximación fuera de servicio.',
      ['QFALT', 'BIRD CONCENTRATION.'],
      'Luces de aproximaci',
    ],
    ['es', 'Palomas en la pista.', ['QFAHX', 'GULLS ON RWY.'], 'Paloma'],
    ['pt', 'AVGAS não disponível.', ['QMXLC', 'TWY CLSD.'], 'AVGAS'],
  ] as const)('is found (%s, %s)', async (language, text, [code, itemE], thing) => {
    const faults = await found(language, text, code, itemE);
    expect(faults.map((one) => one?.normalize('NFC').replace(/\u09bc/g, ''))).toContain(
      thing.normalize('NFC').replace(/\u09bc/g, ''),
    );
  });
});

describe('the thing of the telegram', () => {
  test.each([
    ['en', 'A mobile crane works there.', CRANE],
    ['pl', 'Pracuje żuraw.', CRANE],
    ['hi', 'क्रेन काम कर रही है।', CRANE],
    ['bn', 'একটি ক্রেন কাজ করছে।', CRANE],
    ['ar', 'رماية بالذخيرة الحية.', FIRING],
    ['pt', 'A pista de táxi U está fechada devido ao gelo.', TAXIWAY],
    ['zh', '滑行道U因结冰关闭。', TAXIWAY],
    ['ru', 'Рулёжная дорожка U закрыта из-за льда.', TAXIWAY],
    ['ja', '射撃が行われます。', FIRING],
    ['es', 'Fuego real.', FIRING],
    ['no', 'Skarpskyting.', FIRING],
    ['en', 'A tower crane and its mast.', ['QOBCE', 'TWR CRANE WITH MAST']],
    ['es', 'Grúa.', ['QOBXX', 'GRUA EN FUNCIONAMIENTO']],
  ] as const)('is not (%s, %s)', async (language, text, [code, itemE]) => {
    expect(await found(language, text, code, itemE)).toEqual([]);
  });
});

test('a direction round an arc is not turned', async () => {
  const arc = ['QRDCA', 'DANGER AREA THENCE THE ANTICLOCKWISE ARC OF A CIRCLE RADIUS 2NM'] as const;
  expect(await found('hi', 'वामावर्त चाप', ...arc)).toEqual([]);
  expect(await found('hi', 'दक्षिणावर्त चाप', ...arc)).toHaveLength(1);
  expect(await found('en', 'the anticlockwise arc', ...arc)).toEqual([]);
  expect(await found('en', 'the clockwise arc', ...arc)).toHaveLength(1);
});
